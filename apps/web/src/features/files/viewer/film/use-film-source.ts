import type { FileSummary } from '@learntrail/contract/files/files'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { previewOf, smallOf } from '../../file-addresses.ts'
import { keepQuality, readQuality } from './film-choices.ts'
import { isSmallWanted, type Quality } from './film-source.rules.ts'
import { useStalls } from './use-stalls.ts'

export interface FilmSource {
  src: string
  /** Whether the file has more than one form to choose from. */
  hasChoice: boolean
  isSmall: boolean
  quality: Quality
  choose: (quality: Quality) => void
  /** Reports that playing failed. Returns whether another form is tried instead. */
  fails: () => boolean
}

declare global {
  interface Navigator {
    /** Network Information API, in browsers that have it. */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Copies the values, as the browser mutates its own object. */
function lineNow() {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  return { saveData, effectiveType }
}

/** Chooses the form of a video to play. After a change, playback continues at the same position, if it was playing. */
export function useFilmSource(media: RefObject<HTMLVideoElement | null>, file: FileSummary): FilmSource {
  const [quality, setQuality] = useState(readQuality)
  const [hasStalled, setStalled] = useState(false)
  const [isSmallBroken, setSmallBroken] = useState(false)
  // Read once: a better connection does not replace the source of a running video.
  const [line] = useState(lineNow)
  const leave = useGoOn(media)
  // Copies kept on a device before small forms existed lack the field.
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

/** Returns a function to call before the source changes; the new source resumes at the position of the old one. */
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
      // If the browser refuses to play, the player still shows the position.
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
