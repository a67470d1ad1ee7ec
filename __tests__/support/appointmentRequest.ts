/** A complete request, by the labels of the form's fields. */
export const requestFor = (service: string, date: string, time: string) =>
  ({
    "First name": "Rudo",
    "Last name": "Moyo",
    Email: "rudo@example.org",
    Phone: "263 77 765 4321",
    "Service type": service,
    "Preferred date": date,
    "Preferred time": time,
    "Additional notes (optional)": "Stairs are hard for me.",
  }) as const
