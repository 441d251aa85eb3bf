const first = 1_000
/** A node that dies, or a database that starts again, is away for seconds: whoever was cut off is back soon after it. */
const soon = 4_000
const soonTries = 10
const longest = 60_000

/**
 * The pause before the next try: growing, and another one for everybody who was cut off at once. Short for half a minute, then
 * up to a minute.
 */
export function pauseAfter(failures: number, random: () => number = Math.random): number {
  const early = Math.min(soon, first * 2 ** Math.max(0, failures - 1))
  const whole = failures <= soonTries ? early : Math.min(longest, soon * 2 ** (failures - soonTries))
  return Math.round(whole / 2 + (whole / 2) * random())
}
