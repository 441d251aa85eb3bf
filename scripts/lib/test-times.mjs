import { availableParallelism, loadavg } from 'node:os'
import { seconds } from './progress.mjs'

/** A file that takes longer keeps one core busy when the other has nothing left: it is to be divided. */
const longestSeconds = 90
const shown = 10

/** The lines that say where the time of one step went: its slowest files, the slowest first. */
export function linesOfSlowest(times) {
  const slowest = times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, shown)
  return slowest.map(({ name, milliseconds }) => `   ${seconds(milliseconds).padStart(8)}  ${name}`)
}

/** How many times longer everything takes because others use the machine, too: the tests alone wait two to a core. */
export function delayByOthers(load = loadavg()[1], cores = availableParallelism()) {
  return Math.max(1, load / (2 * cores))
}

/** A failure for each that took longer than it may. */
export function failuresOfSlow(times, delay = delayByOthers()) {
  return times
    .filter(({ milliseconds }) => milliseconds > longestSeconds * 1000 * delay)
    .map(({ name, milliseconds }) => ({
      test: name,
      message: `took ${seconds(milliseconds)}; more than ${longestSeconds} s are too long: divide it, or make it quicker`,
    }))
}
