const { stopAtFirstFailure } = require("./stopAtFirstFailure.cjs")

module.exports = stopAtFirstFailure(require("@stryker-mutator/jest-runner/jest-env/jsdom"))
