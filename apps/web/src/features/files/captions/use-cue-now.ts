import type { Cue } from '@learntrail/contract/files/captions/cues'
import { type RefObject, useEffect, useState } from 'react'
import { cueAt } from './cue-at.rules.ts'

/** Returns the index of the cue being spoken; -1 if none. */
export function useCueNow(media: RefObject<HTMLMediaElement | null>, cues: readonly Cue[]): number {
  const [now, setNow] = useState(-1)
  useEffect(() => {
    const player = media.current
    const follow = () => setNow(cueAt(cues, (player?.currentTime ?? 0) * 1_000))
    follow()
    player?.addEventListener('timeupdate', follow)
    return () => player?.removeEventListener('timeupdate', follow)
  }, [media, cues])
  return now
}
