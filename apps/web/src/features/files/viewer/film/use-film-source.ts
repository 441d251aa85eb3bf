import type { FileSummary } from '@learntrail/contract/files/files'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { previewOf, smallOf } from '../../file-addresses.ts'
import { keepQuality, readQuality } from './film-choices.ts'
import { isSmallWanted, type Quality } from './film-source.rules.ts'
import { useStalls } from './use-stalls.ts'

export interface FilmSource {
  src: string
  /** Whether there is anything to choose from. */
  hasChoice: boolean
  isSmall: boolean
  quality: Quality
  choose: (quality: Quality) => void
  /** It could not be played. Answers whether another form is tried instead. */
  fails: () => boolean
}

declare global {
  interface Navigator {
    /** What browsers that know something of their line say of it. */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Its values: the browser goes on changing its own. */
function lineNow() {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  return { saveData, effectiveType }
}

/** Which form of a film is played. Another one goes on where the one before was, as fast, and only if that was playing. */
export function useFilmSource(media: RefObject<HTMLVideoElement | null>, file: FileSummary): FilmSource {
  const [quality, setQuality] = useState(readQuality)
  const [hasStalled, setStalled] = useState(false)
  const [isSmallBroken, setSmallBroken] = useState(false)
  // As it is when the film comes: a line that gets better does not take a running film away.
  const [line] = useState(lineNow)
  const leave = useGoOn(media)
  // What a device has kept since before there was one says nothing of it.
  const hasChoice = Boolean(file.hasSmall) && !isSmallBroken
  const isSmall = hasChoice && isSmallWanted(quality, line, hasStalled)
  useStalls(media, hasChoice && !isSmall && quality === 'auto', () => {
    leave()
    setStalled(true)
  })
  return {
    src: isSmall ? smallOf(file) : previewOf(file),
    hasChoice,
    isSmall,
    quality,
    choose(wanted) {
      leave()
      keepQuality(wanted)
      setQuality(wanted)
    },
    fails() {
      if (isSmall) {
        leave()
        setSmallBroken(true)
      }
      return isSmall
    },
  }
}

/** Answers what to call before another source is given: where the film stands now, it goes on as soon as that is there. */
function useGoOn(media: RefObject<HTMLVideoElement | null>): () => void {
  const stood = useRef<{ at: number; isPlaying: boolean } | null>(null)
  useEffect(() => {
    const player = media.current
    if (player === null) return
    const goOn = () => {
      const before = stood.current
      stood.current = null
      if (before === null) return
      if (before.at > 0) player.currentTime = before.at
      // A browser that refuses to play shows where it stands all the same.
      if (before.isPlaying) void player.play()?.catch(() => undefined)
    }
    player.addEventListener('loadedmetadata', goOn)
    return () => player.removeEventListener('loadedmetadata', goOn)
  }, [media])
  return () => {
    const player = media.current
    if (player !== null) stood.current = { at: player.currentTime, isPlaying: !player.paused && !player.ended }
  }
}
