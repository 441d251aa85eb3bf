import type { FilmHeat } from '@learntrail/contract/courses/learners'

/** Formats seconds: 75 is 1:15, 3675 is 1:01:15. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

interface Stretch {
  from: number
  to: number
  count: number
}

/** Returns the start and end of a stretch, in seconds. */
export const stretchAt = ({ stretch, seconds }: FilmHeat, at: number) => ({
  from: at * stretch,
  to: Math.min(seconds, (at + 1) * stretch),
})

/** Returns the first run of stretches with that count; null if there is none. */
function runOf(heat: FilmHeat, counts: readonly number[], count: number): Stretch | null {
  const first = counts.indexOf(count)
  if (first < 0) return null
  const after = counts.findIndex((one, at) => at > first && one !== count)
  const last = (after < 0 ? counts.length : after) - 1
  return { from: stretchAt(heat, first).from, to: stretchAt(heat, last).to, count }
}

/**
 * Returns what to say of a film in words: where most and fewest watched, unless the count is the same throughout, and
 * where most replayed, if anybody did.
 */
export function saidOf(heat: FilmHeat): { most: Stretch | null; least: Stretch | null; again: Stretch | null } {
  const { seen, again } = heat
  const [most, least, mostAgain] = [Math.max(0, ...seen), Math.min(...seen), Math.max(0, ...again)]
  const isEven = most === least
  return {
    most: isEven ? null : runOf(heat, seen, most),
    least: isEven ? null : runOf(heat, seen, least),
    again: mostAgain === 0 ? null : runOf(heat, again, mostAgain),
  }
}
