import nodes from "lucide-static/icon-nodes.json"
import type { ContentIcon } from "../model/files/icons"

/**
 * The icons of Lucide's set (https://lucide.dev/icons) in the site's sprite: those that the content can name, and the
 * site's own. Each is imported separately, so that bundlers drop the other two thousand.
 */
export const iconPaths = {
  accessibility: nodes.accessibility,
  activity: nodes.activity,
  ambulance: nodes.ambulance,
  "arrow-right": nodes["arrow-right"],
  award: nodes.award,
  baby: nodes.baby,
  bed: nodes.bed,
  bone: nodes.bone,
  brain: nodes.brain,
  "calendar-check": nodes["calendar-check"],
  "calendar-x": nodes["calendar-x"],
  check: nodes.check,
  "chevron-down": nodes["chevron-down"],
  "chevron-left": nodes["chevron-left"],
  "chevron-right": nodes["chevron-right"],
  "circle-alert": nodes["circle-alert"],
  "circle-check": nodes["circle-check"],
  "clipboard-check": nodes["clipboard-check"],
  "clipboard-list": nodes["clipboard-list"],
  clock: nodes.clock,
  copy: nodes.copy,
  "credit-card": nodes["credit-card"],
  ear: nodes.ear,
  eye: nodes.eye,
  "file-text": nodes["file-text"],
  footprints: nodes.footprints,
  "hand-heart": nodes["hand-heart"],
  heart: nodes.heart,
  "heart-handshake": nodes["heart-handshake"],
  "heart-pulse": nodes["heart-pulse"],
  hospital: nodes.hospital,
  house: nodes.house,
  languages: nodes.languages,
  mail: nodes.mail,
  "map-pin": nodes["map-pin"],
  "maximize-2": nodes["maximize-2"],
  menu: nodes.menu,
  "message-circle": nodes["message-circle"],
  microscope: nodes.microscope,
  navigation: nodes.navigation,
  pause: nodes.pause,
  phone: nodes.phone,
  pill: nodes.pill,
  play: nodes.play,
  printer: nodes.printer,
  ribbon: nodes.ribbon,
  scissors: nodes.scissors,
  "share-2": nodes["share-2"],
  "shield-check": nodes["shield-check"],
  siren: nodes.siren,
  smile: nodes["face-slightly-smiling"],
  star: nodes.star,
  stethoscope: nodes.stethoscope,
  syringe: nodes.syringe,
  "test-tube": nodes["test-tube"],
  thermometer: nodes.thermometer,
  "user-round": nodes["user-round"],
  "user-round-plus": nodes["user-round-plus"],
  "users-round": nodes["users-round"],
  wallet: nodes.wallet,
} satisfies Record<ContentIcon, unknown> & Record<string, IconNodes | undefined>

export type IconName = keyof typeof iconPaths

/** Returns the shapes of an icon, or undefined if there is no icon of that name. */
export const findIconPaths = (name: string): IconNodes | undefined => new Map(Object.entries(iconPaths)).get(name)
