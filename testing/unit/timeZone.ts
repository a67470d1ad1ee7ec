/** Sets a time zone far from UTC and from the clinic's, so that a test fails when a local date is used for another. */
export default function setTimeZone(): void {
  process.env["TZ"] = "Pacific/Honolulu"
}
