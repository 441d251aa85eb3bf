import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isFilmInUse, isFilmMeant, rememberFilm } from './film-in-use.ts'
import { actOf, type FilmAct } from './film-keys.rules.ts'

/** Elements for which any key may have a meaning of its own. */
const typed =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="slider"], [role="menu"], [role="tab"], [role="radio"], dialog *, [role="dialog"] *, [role="alertdialog"] *'
/** Elements that Space presses. */
const pressed = 'button, a, summary, label, [role="button"], [role="link"], [role="switch"], [role="option"]'

function placeOf(target: EventTarget | null) {
  if (!(target instanceof Element)) return 'page'
  if (target.closest(typed) !== null) return 'field'
  if (target instanceof HTMLMediaElement) return 'player'
  return target.closest(pressed) === null ? 'page' : 'button'
}

/**
 * Keyboard shortcuts of a video: for the one that has the focus, itself or in its bar; else for the one started last.
 * `around` is the element with the video and everything that belongs to it. `onAct` returns whether it could act.
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
    const act = actOf(event, { at: placeOf(event.target), isWithin, isInUse: isFilmInUse(film) })
    if (act !== undefined && onAct(act)) event.preventDefault()
  })
  useEffect(() => {
    const film = media.current
    if (film === null) return
    const forget = rememberFilm(film)
    const listen = (event: KeyboardEvent) => onKey(event)
    // In the capture phase, before the page's own shortcuts, which ignore handled events.
    window.addEventListener('keydown', listen, { capture: true })
    return () => {
      forget()
      window.removeEventListener('keydown', listen, { capture: true })
    }
  }, [media])
}
