/** A jest environment that skips the rest of a file after a failure: a fault that one test has noticed needs no second. */
exports.stopAtFirstFailure = Environment =>
  class extends Environment {
    hasFailed = false
    handleTestEvent(event) {
      if (event.name === "test_fn_failure" || event.name === "hook_failure") this.hasFailed = true
      if (event.name === "test_start" && this.hasFailed) event.test.mode = "skip"
    }
  }
