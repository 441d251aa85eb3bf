const first = 1_000
const longest = 60_000

/** The pause before the next try: twice as long each time, and another one for everybody who was cut off at once. */
export function pauseAfter(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(longest, first * 2 ** Math.max(0, failures - 1))
  return Math.round(whole / 2 + (whole / 2) * random())
}
