import * as fc from "fast-check"

// The same random sequences every time, unless these variables ask for others or for more.
const seed = Number(process.env["SEQUENCES_SEED"] ?? 20_261_121)
const factor = Number(process.env["SEQUENCES_FACTOR"] ?? 1)

/** An action of a visitor or the network: when it is possible, and what it changes in the model and on the page. */
export const command = <Model extends object, Real>(
  name: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: Real) => Promise<void>
): fc.AsyncCommand<Model, Real> => ({ check, run, toString: () => name })

/**
 * Runs `count` random sequences, each from a new state. A failing sequence is shrunk to the shortest that still fails.
 * `part` changes the seed, for tests that share the work.
 */
export const runSequences = async <Model extends object, Real>(
  count: number,
  commands: fc.Arbitrary<fc.AsyncCommand<Model, Real>>[],
  setUp: () => Promise<{ model: Model; real: Real }>,
  tearDown: () => Promise<void> | void,
  { maxCommands = 10, part = 0 } = {}
): Promise<void> =>
  fc.assert(
    fc
      .asyncProperty(fc.commands(commands, { maxCommands, size: "max" }), sequence => fc.asyncModelRun(setUp, sequence))
      .afterEach(tearDown),
    { seed: seed + part, numRuns: count * factor, endOnFailure: false, interruptAfterTimeLimit: undefined }
  )
