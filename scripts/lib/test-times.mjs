import { availableParallelism, loadavg } from 'node:os'
import { seconds } from './progress.mjs'

/** A slower file keeps one core busy after the other has finished: it should be split. */
const longestSeconds = 90
const shown = 10

/** Returns the lines that name a step's slowest files, slowest first. */
export function linesOfSlowest(times) {
  const slowest = times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, shown)
  return slowest.map(({ name, milliseconds }) => `   ${seconds(milliseconds).padStart(8)}  ${name}`)
}

/**
 * Returns the factor by which other work slows this machine down; the tests themselves account for a load of two per
 * core.
 */
export function delayByOthers(load = loadavg()[1], cores = availableParallelism()) {
  return Math.max(1, load / (2 * cores))
}

/** Returns a failure for each file that took longer than allowed. */
export function failuresOfSlow(times, delay = delayByOthers()) {
  return times
    .filter(({ milliseconds }) => milliseconds > longestSeconds * 1000 * delay)
    .map(({ name, milliseconds }) => ({
      test: name,
      message: `took ${seconds(milliseconds)}; more than ${longestSeconds} s are too long: divide it, or make it quicker`,
    }))
}
