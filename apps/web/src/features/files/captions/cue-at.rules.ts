import type { Cue } from '@learntrail/contract/files/captions/cues'

/** Returns the index of the cue at a moment in milliseconds; the one that began last if several; -1 if none. */
export function cueAt(cues: readonly Pick<Cue, 'start' | 'end'>[], moment: number): number {
  return cues.findLastIndex(({ start, end }) => start <= moment && moment < end)
}
