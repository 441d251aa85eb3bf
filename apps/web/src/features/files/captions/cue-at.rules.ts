import type { Cue } from '@learntrail/contract/files/captions/cues'

/** Which of cues in their order is said at a moment; of several, the one that began last; -1: none. */
export function cueAt(cues: readonly Pick<Cue, 'start' | 'end'>[], moment: number): number {
  return cues.findLastIndex(({ start, end }) => start <= moment && moment < end)
}
