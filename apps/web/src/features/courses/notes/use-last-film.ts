import { useEffect, useRef } from 'react'
import { shownFilm } from '../discussion/films-here.ts'

/** Returns a function that returns the film playing on this screen, or the one that played last. */
export function useLastFilm(): () => ReturnType<typeof shownFilm> {
  const last = useRef<HTMLVideoElement | null>(null)
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement) last.current = target
    }
    // In the capture phase, as `play` does not bubble.
    document.addEventListener('play', note, true)
    return () => document.removeEventListener('play', note, true)
  }, [])
  return () => shownFilm(last.current)
}
