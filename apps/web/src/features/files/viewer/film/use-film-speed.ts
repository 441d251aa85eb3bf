import { type RefObject, useEffect, useState } from 'react'
import { keepSpeed, readSpeed } from './film-choices.ts'

/** Speed of videos on this device. The player's own menu may set it, and a new source does not reset it. */
export function useFilmSpeed(media: RefObject<HTMLVideoElement | null>): [number, (speed: number) => void] {
  const [speed, setSpeed] = useState(readSpeed)
  useEffect(() => {
    const film = media.current
    if (film === null) return
    film.preservesPitch = true
    film.defaultPlaybackRate = speed
    if (film.playbackRate !== speed) film.playbackRate = speed
  }, [media, speed])
  useEffect(() => {
    const film = media.current
    if (film === null) return
    const follow = () => {
      keepSpeed(film.playbackRate)
      setSpeed(film.playbackRate)
    }
    film.addEventListener('ratechange', follow)
    return () => film.removeEventListener('ratechange', follow)
  }, [media])
  return [speed, setSpeed]
}
