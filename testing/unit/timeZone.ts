/** Sets the clinic's time zone, two hours ahead of UTC, so that a test fails when a local date is used as a UTC date. */
export default function setTimeZone(): void {
  process.env["TZ"] = "Africa/Harare"
}
