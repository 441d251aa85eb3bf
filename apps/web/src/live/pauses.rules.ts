const first = 1_000
/** ms. Longest pause of the first tries: a node that dies or a database that restarts is away for seconds only. */
const soon = 4_000
const soonTries = 10
const longest = 60_000

/**
 * Returns the pause before the next try in ms, growing and with jitter so that clients cut off together do not return
 * together: up to 4 s for the first ten failures, then up to a minute.
 */
export function pauseAfter(failures: number, random: () => number = Math.random): number {
  const early = Math.min(soon, first * 2 ** Math.max(0, failures - 1))
  const whole = failures <= soonTries ? early : Math.min(longest, soon * 2 ** (failures - soonTries))
  return Math.round(whole / 2 + (whole / 2) * random())
}
