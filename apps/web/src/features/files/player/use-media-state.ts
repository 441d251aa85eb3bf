import { type RefObject, useEffect, useState } from 'react'

export interface MediaState {
  isPlaying: boolean
  /** Position in seconds. */
  now: number
  /** Length in seconds; null while it is unknown. */
  whole: number | null
  isMuted: boolean
  volume: number
}

const beginning: MediaState = { isPlaying: false, now: 0, whole: null, isMuted: false, volume: 1 }
const events = [
  'play',
  'playing',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'durationchange',
  'loadedmetadata',
  'emptied',
  'volumechange',
]

/** Follows the state of an audio or video element. */
export function useMediaState(media: RefObject<HTMLMediaElement | null>): MediaState {
  const [state, setState] = useState(beginning)
  useEffect(() => {
    const element = media.current
    if (element === null) return
    const follow = () =>
      setState({
        isPlaying: !element.paused && !element.ended,
        now: element.currentTime,
        whole: Number.isFinite(element.duration) && element.duration > 0 ? element.duration : null,
        isMuted: element.muted || element.volume === 0,
        volume: element.volume,
      })
    follow()
    for (const event of events) element.addEventListener(event, follow)
    return () => {
      for (const event of events) element.removeEventListener(event, follow)
    }
  }, [media])
  return state
}
