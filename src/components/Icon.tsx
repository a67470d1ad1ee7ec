import nodes from "lucide-static/icon-nodes.json"
import { createElement } from "react"
import styled from "styled-components"
import type { ContentIcon } from "../content/icons"
import type { controlIcons } from "./controlIcons"

export type IconName = ContentIcon | (typeof controlIcons)[number]

// Each drawing is named by itself so that the bundler leaves the other two thousand behind.
const drawings: Readonly<Record<IconName, IconNodes>> = {
  activity: nodes.activity,
  ambulance: nodes.ambulance,
  "arrow-right": nodes["arrow-right"],
  award: nodes.award,
  baby: nodes.baby,
  bed: nodes.bed,
  bone: nodes.bone,
  brain: nodes.brain,
  "calendar-check": nodes["calendar-check"],
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
  footprints: nodes.footprints,
  "hand-heart": nodes["hand-heart"],
  heart: nodes.heart,
  "heart-handshake": nodes["heart-handshake"],
  "heart-pulse": nodes["heart-pulse"],
  hospital: nodes.hospital,
  house: nodes.house,
  mail: nodes.mail,
  "map-pin": nodes["map-pin"],
  menu: nodes.menu,
  microscope: nodes.microscope,
  navigation: nodes.navigation,
  pause: nodes.pause,
  phone: nodes.phone,
  pill: nodes.pill,
  play: nodes.play,
  printer: nodes.printer,
  quote: nodes.quote,
  ribbon: nodes.ribbon,
  scissors: nodes.scissors,
  send: nodes.send,
  "shield-check": nodes["shield-check"],
  siren: nodes.siren,
  smile: nodes.smile,
  star: nodes.star,
  stethoscope: nodes.stethoscope,
  syringe: nodes.syringe,
  "test-tube": nodes["test-tube"],
  thermometer: nodes.thermometer,
  "user-round": nodes["user-round"],
  "user-round-plus": nodes["user-round-plus"],
  "users-round": nodes["users-round"],
  wallet: nodes.wallet,
  x: nodes.x,
}

const Drawing = styled.svg`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** A drawing of Lucide's set, as large as the text around it. It only decorates: words stand beside it. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <Drawing viewBox="0 0 24 24" aria-hidden="true" className={className}>
    {drawings[name].map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
  </Drawing>
)

const isIconName = (name: string): name is IconName => name in drawings

/** The drawing an entry of the content chose. Throws for a name without one; the model's checks let none through. */
export const iconName = (name: string): IconName => {
  if (!isIconName(name)) throw new Error(`There is no drawing for the icon “${name}”.`)
  return name
}
