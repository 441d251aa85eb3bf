import type { Span } from '@learntrail/contract/courses/seen'

/** The position of a playing film between two `timeupdate` events of its player. */
export interface FilmStretch {
  /** Whole second up to which playing was reported. */
  toldTo: number
  at: number
}

/**
 * Longest step in seconds, at normal speed, that counts as playing. Players report at least every quarter of a second;
 * a longer step is a jump.
 */
const longestStep = 1.5

/** Advances to the film's present position. Returns the whole seconds played since, none after a jump. */
export function goOn(stretch: FilmStretch | null, at: number, rate: number): { stretch: FilmStretch; ran: Span[] } {
  const step = stretch === null ? Number.NaN : at - stretch.at
  if (stretch === null || !(step >= 0 && step <= longestStep * Math.max(1, rate)))
    return { stretch: { toldTo: Math.round(at), at }, ran: [] }
  const to = Math.round(at)
  return to > stretch.toldTo
    ? { stretch: { toldTo: to, at }, ran: [[stretch.toldTo, to]] }
    : { stretch: { ...stretch, at }, ran: [] }
}

/**
 * Returns where to resume a film, in seconds: from the start if less than 3 s were played or less than 5 s are left.
 */
export const startOf = (position: number, duration: number): number =>
  position < 3 || position > duration - 5 ? 0 : position
