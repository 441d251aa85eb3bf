import { useEffect, useRef } from 'react'
import { shownFilm } from '../discussion/films-here.ts'

/** The film of this screen that runs, or else the one that ran last. */
export function useLastFilm(): () => ReturnType<typeof shownFilm> {
  const last = useRef<HTMLVideoElement | null>(null)
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement) last.current = target
    }
    // It does not bubble.
    document.addEventListener('play', note, true)
    return () => document.removeEventListener('play', note, true)
  }, [])
  return () => shownFilm(last.current)
}
