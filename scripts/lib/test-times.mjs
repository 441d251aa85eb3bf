import { seconds } from './progress.mjs'

/**
 * The largest share of all files' time that one file may take. A longer one keeps one core busy after the other has
 * finished: it should be split. A share, as the same files take half as long again on a slower or busier machine.
 */
const longestShare = 1 / 10
/** In a run of fewer files, one of them may take any share. */
const fewestFiles = 50
const shown = 10

/** Returns the lines that name a step's slowest files, slowest first. */
export function linesOfSlowest(times) {
  const slowest = times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, shown)
  return slowest.map(({ name, milliseconds }) => `   ${seconds(milliseconds).padStart(8)}  ${name}`)
}

/** Returns a failure for each file that took a larger share of the run than allowed. */
export function failuresOfSlow(times) {
  if (times.length < fewestFiles) return []
  const longest = times.reduce((sum, { milliseconds }) => sum + milliseconds, 0) * longestShare
  return times
    .filter(({ milliseconds }) => milliseconds > longest)
    .map(({ name, milliseconds }) => ({
      test: name,
      message: `took ${seconds(milliseconds)}; more than ${seconds(longest)}, a tenth of all, are too long: divide it, or make it quicker`,
    }))
}
