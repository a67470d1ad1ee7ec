import { setTimeout } from "node:timers/promises"
import { parseArgs } from "node:util"
import { indexedRoutes, unknownRoute } from "../testing/routes"
import { sampleSite } from "../testing/sites"
import { hydrate } from "../testing/browser/hydrated"
import { type MeasuredSite, compress } from "./bench/measuredSite"
import { press, presses } from "./bench/presses"
import { visit } from "./bench/visit"

/**
 * Measures every page of the sample's site (`npm run build:sites -- sample`) on a phone with slow 3G: sizes, and times
 * compared with the same page without scripts. Also times the first click on a page with a cold cache, and random
 * interactions after React has hydrated it (INP):
 * `npx tsx scripts/bench.ts [/ /faq/ "next slide" "INP /"] [--runs 3] [--against FOLDER]`. If names are given, only
 * those are measured.
 */
const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "1" }, against: { type: "string" } },
})

/** Number of random interactions on each page after hydration. */
const usesPerPage = 40

const doNothing = () => Promise.resolve({})

/** Loads a page with scripts and without. */
const load = async ({ answer, answerWithoutScripts }: MeasuredSite, { name: route }: { name: string }) => {
  const page = await visit(answer, route, doNothing, "no-preference")
  const bare = await visit(answerWithoutScripts, route, doNothing, "no-preference")
  const blocking = page.longTasks.filter(({ startTime }) => startTime >= page.fcpMs)
  return { ...page, tbtMs: blocking.reduce((sum, { duration }) => sum + duration - 50, 0), bareLcpMs: bare.lcpMs }
}

/** Uses random controls of a hydrated page, the same ones in each run. */
const interact = ({ answer }: MeasuredSite, { route }: { route: string }) =>
  visit(answer, route, async (page, { waitUntilIdle }) => {
    await hydrate(page)
    await waitUntilIdle()
    let random = 1
    for (let use = 0; use < usesPerPage; use += 1) {
      const controls = await page.locator("button, summary, input, select, textarea").filter({ visible: true }).all()
      // The Park–Miller random number generator.
      random = (random * 48_271) % 2_147_483_647
      const control = controls[random % controls.length]
      await control?.tap({ timeout: 5000 }).catch(() => undefined)
      await page.keyboard.press(["a", "Tab", "Escape", "ArrowDown"][random % 4] ?? "a")
    }
    await setTimeout(1000)
  })

/** Returns the median with three significant digits, the precision of the measurement. */
const median = (numbers: readonly number[]): number =>
  Number(numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]?.toPrecision(3))

/**
 * Prints a row of medians for each chosen subject, so that one disturbed visit does not distort them. Visits to the
 * sites alternate, so that disturbances affect all sites.
 */
const printTable = async <Subject extends { name: string }, Visit>(
  sites: readonly MeasuredSite[],
  subjects: readonly Subject[],
  measure: (site: MeasuredSite, subject: Subject) => Promise<Visit>,
  columns: Readonly<Record<string, (visit: Visit) => number>>
): Promise<void> => {
  const rows = []
  for (const subject of subjects.filter(({ name }) => !chosen.length || chosen.includes(name))) {
    const visits = sites.map((): Visit[] => [])
    for (let run = 0; run < Number(options.runs); run += 1)
      for (const [at, site] of sites.entries()) visits[at]?.push(await measure(site, subject))
    for (const [at, { folder }] of sites.entries()) {
      const figures = Object.entries(columns).map(([column, figure]) => [
        column,
        median((visits[at] ?? []).map(figure)),
      ])
      rows.push({ name: at ? `${subject.name} in ${folder}` : subject.name, ...Object.fromEntries(figures) })
    }
  }
  if (rows.length) console.table(rows)
}

const bench = async (): Promise<void> => {
  const sites = await Promise.all([sampleSite, ...(options.against ? [options.against] : [])].map(compress))
  console.log(
    "Slow 3G (400 kbit/s, 400 ms), 4 times slower processor, 390 × 844 at 2 dppx, empty cache, medians. KB = 1000 bytes of bodies.\n"
  )
  const routes = [...indexedRoutes, unknownRoute].map(name => ({ name }))
  await printTable(sites, routes, load, {
    KB: ({ bytes }) => bytes / 1000,
    requests: ({ requests }) => requests,
    "FCP ms": ({ fcpMs }) => fcpMs,
    "LCP ms": ({ lcpMs }) => lcpMs,
    "TBT ms": ({ tbtMs }) => tbtMs,
    CLS: ({ cls }) => cls,
    "LCP ÷ scriptless": ({ lcpMs, bareLcpMs }) => lcpMs / bareLcpMs,
  })
  await printTable(sites, presses, press, {
    "seen after ms": ({ feedbackMs }) => feedbackMs,
    "takes effect after ms": ({ effectMs }) => effectMs,
    KB: ({ pressBytes }) => pressBytes / 1000,
  })
  const used = indexedRoutes.map(route => ({ name: `INP ${route}`, route }))
  await printTable(sites, used, interact, {
    "of 16 ms and more": ({ interactions }) => Object.keys(interactions).length,
    "INP ms": ({ interactions }) => Math.max(0, ...Object.values(interactions)),
  })
}

bench().catch((error: unknown) => {
  console.error(String(error))
  process.exit(1)
})
