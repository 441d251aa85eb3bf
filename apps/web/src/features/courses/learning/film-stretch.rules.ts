import type { Span } from '@learntrail/contract/courses/seen'

/** Where a film runs, between two words of its player. */
export interface FilmStretch {
  /** The second up to which it was told. */
  toldTo: number
  at: number
}

/** A player tells a quarter of a second apart, at most; a further step is one that somebody jumped. */
const longestStep = 1.5

/** Goes on to where the film is now: the whole seconds that ran since, and none where somebody jumped. */
export function goOn(stretch: FilmStretch | null, at: number, rate: number): { stretch: FilmStretch; ran: Span[] } {
  const step = stretch === null ? Number.NaN : at - stretch.at
  if (stretch === null || !(step >= 0 && step <= longestStep * Math.max(1, rate)))
    return { stretch: { toldTo: Math.round(at), at }, ran: [] }
  const to = Math.round(at)
  return to > stretch.toldTo
    ? { stretch: { toldTo: to, at }, ran: [[stretch.toldTo, to]] }
    : { stretch: { ...stretch, at }, ran: [] }
}

/** Where a film goes on: not for a word that was heard, and anew once it was over. */
export const startOf = (position: number, duration: number): number =>
  position < 3 || position > duration - 5 ? 0 : position
