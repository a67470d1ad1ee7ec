/** The tests run on the clinic's clock, two hours ahead of UTC, so that a local date is never taken for a UTC one. */
export default function setTimeZone(): void {
  process.env["TZ"] = "Africa/Harare"
}
