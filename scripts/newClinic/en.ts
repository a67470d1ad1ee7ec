/**
 * What a new clinic's pages say at first, by data file, in English. What only the clinic can know begins with “Sample: ”;
 * everything else is true of any clinic, whatever its hours.
 */
export const en = {
  about: "Sample: one or two sentences about the clinic.",
  slides: {
    label: "Pictures of the clinic",
    titles: ["Care in {town}", "Sample: a second title"],
    subtitles: ["Sample: one sentence that says what patients find here.", "Sample: one sentence about the clinic."],
    alts: [
      "Sample: a drawing of a plain house between two trees, in place of a picture of the clinic.",
      "Sample: a drawing of hills and a low sun, in place of a picture of the clinic.",
    ],
    ctas: ["Book Appointment", "Ask for a Time"],
  },
  service: {
    description: "Sample: one or two sentences: who it is for and what is done.",
    features: ["Sample: what it includes"],
  },
  home: {
    head: {
      title: "Your clinic in {town}",
      description:
        "{name} in {town}: our services, opening hours, address and phone number, and how to ask for an appointment.",
    },
    services: { heading: "Our Services", text: "What we can do for you and your family." },
    banner: { heading: "Would you like to come?", text: "Ask for an appointment online, or call us." },
    contactStrip: {
      call: { heading: "Call Us", text: "We answer while we are open: {hours}" },
      book: { heading: "Book Online", text: "Ask for a day and a time on this site" },
    },
  },
  services: {
    head: {
      title: "Our services",
      description: "What {name} in {town} offers, what each service includes, and how to ask for an appointment.",
    },
    heading: "Our Services",
    lead: "Not sure which one you need? Call us: we will help you to choose.",
    banner: { heading: "Need Medical Care?", text: "Ask for an appointment, or call us." },
    emergency: {
      heading: "In an emergency",
      text: "If a life may be in danger, call {emergency} at once. Do not wait for an answer from us.",
    },
  },
  aboutPage: {
    head: {
      title: "About us",
      description: "Who we are at {name} in {town}, what we stand for, and how you can come and see us.",
    },
    heading: "About {name}",
    lead: "Sample: two or three sentences about the clinic and the people in it.",
    mission: { heading: "Our Mission", text: "Sample: what the clinic does, and for whom." },
    vision: { heading: "Our Vision", text: "Sample: what the clinic wants to become." },
    visit: { heading: "Come and see us", text: "You are welcome while we are open: {hours}" },
    banner: { heading: "We are here for you", text: "Ask for an appointment, or write to us with a question." },
  },
  patients: {
    head: {
      title: "For patients",
      description:
        "How to become a patient of {name} in {town}, repeat a prescription and get test results, step by step.",
    },
    heading: "For Patients",
    lead: "How things are done here, step by step. If a life may be in danger, call {emergency} now.",
    sampleNote: "These steps and times are examples. Call {phone} before you rely on them.",
    guides: [
      {
        title: "Become a patient",
        anchor: "become-a-patient",
        intro: "For your first visit. You need no account.",
        steps: [
          "Ask for an appointment on this site, or call {phone}.",
          "Sample: what happens when a new patient comes, one step after the other.",
        ],
        facts: [{ label: "How long it takes", text: "Sample: how long a first visit takes" }],
        notes: [{ heading: "What to bring", items: ["Sample: what new patients bring"] }],
        action: { label: "Ask for an appointment", to: "page:appointment" },
      },
      {
        title: "Repeat a prescription",
        anchor: "repeat-a-prescription",
        intro: "For medicine that you take every day.",
        steps: ["Sample: how patients ask for it, and how early.", "Sample: what they have to tell you."],
        facts: [
          { label: "How long it takes", text: "Sample: after how many days it is ready" },
          { label: "Where to collect it", text: "Sample: the place, and when it is open" },
        ],
        action: { label: "Write to us", to: "page:contact" },
      },
      {
        title: "Get test results",
        anchor: "get-test-results",
        intro: "For tests that you had here.",
        steps: ["Sample: how patients hear of a result, and when they should call."],
        facts: [{ label: "When it is ready", text: "Sample: after how many days" }],
        action: { label: "Call about your results", to: "phone" },
      },
    ],
  },
  faqs: {
    head: {
      title: "Frequently asked questions",
      description: "How to ask for an appointment, when {name} is open, and what to do in an emergency.",
    },
    heading: "Frequently Asked Questions",
    lead: "Short answers to what people ask us most.",
    categories: [
      {
        title: "Appointments",
        icon: "calendar-check",
        questions: [
          {
            question: "How do I ask for an appointment?",
            answer: "Ask on this site, or call {phone}. Your appointment is confirmed when we answer you.",
          },
          {
            question: "What should I bring?",
            answer: "Sample: what patients bring, such as a card, a list of their medicines and earlier results.",
          },
        ],
      },
      {
        title: "Hours and emergencies",
        icon: "clipboard-list",
        questions: [
          {
            question: "When are you open?",
            answer: "These are our opening hours: {hours}",
          },
          {
            question: "What do I do in an emergency?",
            answer: "If a life may be in danger, call {emergency} at once. Do not wait for an answer to a message.",
          },
        ],
      },
    ],
    banner: { heading: "Still Have Questions?", text: "Call us, or write to us." },
    quickCards: {
      book: "Ask for a day and a time",
      services: "See what we offer",
      directions: "See where we are",
    },
  },
  appointment: {
    head: {
      title: "Book an appointment",
      description:
        "Ask {name} for the day and the time that suit you. See what to bring and what to do in an emergency.",
    },
    heading: "Book an Appointment",
    lead: "Tell us who you are and when you would like to come.",
    privacy: {
      none: "What you write here stays on this device: the form sends it nowhere. Emergency? Call {emergency}.",
      forward:
        "Your request reaches us by email, through a forwarding service. Please leave out medical details. In an emergency, call {emergency}.",
    },
    byPhone: "Nothing has been sent. To book, call {phone}.",
    confirmation: {
      none: {
        toast: {
          title: "Request Ready",
          message: "Your request for {service} on {date} at {time} is ready.",
          note: "Nothing has been sent yet: send it to us from this page, or call us.",
        },
        heading: "One step is left",
        text: "Your request has not left this device. Send it to us or call us: your appointment is confirmed when we answer you.",
      },
      forward: {
        toast: {
          title: "Request Sent!",
          message:
            "Your request for {service} on {date} at {time} was sent. Your appointment is confirmed when we answer you.",
        },
        heading: "We have your request",
        text: "Your request was sent by email. Your appointment is confirmed when we answer you.",
      },
      summaryHeading: "What you asked for",
      nextStepsHeading: "What to do now",
      notesLeftOut: "Your notes stay on this page. They are in none of the messages below.",
      messageIntro: "I would like to book this appointment. Please confirm it.",
      subject: "Appointment request",
      whatsapp: "Send by WhatsApp",
      email: "Send by email",
      call: "Call us",
      calendar: "Save to calendar",
      print: "Print",
      bookAnother: "Book another",
      unconfirmedSuffix: "to be confirmed",
      reminder: "Call us if you cannot come.",
    },
    help: { heading: "Need Help?", text: "Call us or write to us: we book for you." },
    checklist: { heading: "Before Your Visit", items: ["Sample: when to come and what to bring"] },
    emergency: {
      heading: "Medical Emergency?",
      text: "If a life may be in danger, call {emergency} or go to the nearest hospital. Do not wait for an appointment.",
    },
  },
  contact: {
    head: {
      title: "Contact us",
      description: "How to reach {name} in {town}: phone, email, address, opening hours and a message form.",
    },
    heading: "Contact Us",
    lead: "Call us if it is urgent. For everything else you can also write to us.",
    formHeading: "Send us a Message",
    privacy:
      "Your message reaches us by email, through a forwarding service. Please leave out medical details. In an emergency, call {emergency}.",
    mayHaveBeenSent:
      "The page was closed while this message was on its way: it may have reached us already. You can send it again, or call {phone}.",
    messageSent: {
      heading: "Message Sent!",
      text: "Thank you for contacting us. We will answer you as soon as we can.",
    },
  },
  notFound: {
    head: {
      title: "Page not found",
      description: "There is no page at this address. Find our services, our phone number and the appointment form.",
    },
    heading: "404",
    message: "Oops! Page not found",
    text: "The address may be old or misspelt. If you need us, call {phone}.",
  },
  offline: {
    head: {
      title: "No network",
      description:
        "You have no network now. Here are the clinic’s numbers, its address and its hours, kept on this device.",
    },
    heading: "You have no network",
    lead: "This page was kept on your device. Calls need no internet.",
    directions: "Sample: the way to the clinic in words, from a place that everybody knows.",
  },
}

/** What a new clinic's pages say at first, in one language. */
export type FirstWords = typeof en
