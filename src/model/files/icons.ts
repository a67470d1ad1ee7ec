/** Names of the icons that an entry can have, from Lucide's set (https://lucide.dev/icons). */
export const contentIcons = [
  "activity",
  "ambulance",
  "award",
  "baby",
  "bed",
  "bone",
  "brain",
  "calendar-check",
  "calendar-x",
  "clipboard-check",
  "clipboard-list",
  "credit-card",
  "ear",
  "eye",
  "file-text",
  "hand-heart",
  "heart",
  "heart-handshake",
  "heart-pulse",
  "hospital",
  "house",
  "map-pin",
  "microscope",
  "phone",
  "pill",
  "ribbon",
  "scissors",
  "shield-check",
  "smile",
  "stethoscope",
  "syringe",
  "test-tube",
  "thermometer",
  "user-round",
  "users-round",
  "wallet",
] as const

export type ContentIcon = (typeof contentIcons)[number]

/** Returns the id of an icon's `<symbol>` in the page's sprite. */
export const getIconId = (name: string): string => `icon-${name}`
