import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isFilmInUse, isFilmMeant, rememberFilm } from './film-in-use.ts'
import { actOf, type FilmAct } from './film-keys.rules.ts'

/**
 * Keys for a film: of the one that has the focus, or whose bar has it; else of the one that was played last. `around` is
 * the film with all that belongs to it. Answers whether an act could be done.
 */
export function useFilmKeys(
  media: RefObject<HTMLVideoElement | null>,
  around: RefObject<HTMLElement | null>,
  onAct: (act: FilmAct) => boolean,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const film = media.current
    if (film === null || document.querySelector('dialog[open]')) return
    const isWithin = event.target instanceof Node && around.current?.contains(event.target) === true
    const isElsewhere = event.target instanceof Element && event.target.closest('[data-film-keys]') !== null
    if (!isWithin && (isElsewhere || !isFilmMeant(film))) return
    const act = actOf(event, { isWithin, isInUse: isFilmInUse(film) })
    if (act !== undefined && onAct(act)) event.preventDefault()
  })
  useEffect(() => {
    const film = media.current
    if (film === null) return
    const forget = rememberFilm(film)
    const listen = (event: KeyboardEvent) => onKey(event)
    // Before the page's own keys, which pass over what is done already.
    window.addEventListener('keydown', listen, { capture: true })
    return () => {
      forget()
      window.removeEventListener('keydown', listen, { capture: true })
    }
  }, [media])
}
