import * as fc from "fast-check"

/**
 * How the random sequences run: the same ones in every `npm test`; other ones, and more, by `npm run test:random`, which
 * sets these two variables and prints the seed.
 */
const seed = Number(process.env["SEQUENCES_SEED"] ?? 20_261_121)
const factor = Number(process.env["SEQUENCES_FACTOR"] ?? 1)

/** One thing a visitor or the network does: where it is possible, what it changes in the model, and what is true then. */
export const command = <Model extends object, Real>(
  name: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: Real) => Promise<void>
): fc.AsyncCommand<Model, Real> => ({ check, run, toString: () => name })

/**
 * Runs `count` random sequences, each in a place of its own; a failing one is shrunk to the shortest that still fails.
 * `part` gives tests that share the work sequences of their own.
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
