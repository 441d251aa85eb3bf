import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isFilmInUse, isFilmMeant, rememberFilm } from './film-in-use.ts'
import { actOf, type FilmAct } from './film-keys.rules.ts'

/** Where every key may be meant for something else. */
const typed =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="slider"], [role="menu"], [role="tab"], [role="radio"], dialog *, [role="dialog"] *, [role="alertdialog"] *'
/** What a blank presses. */
const pressed = 'button, a, summary, label, [role="button"], [role="link"], [role="switch"], [role="option"]'

function placeOf(target: EventTarget | null) {
  if (!(target instanceof Element)) return 'page'
  if (target.closest(typed) !== null) return 'field'
  if (target instanceof HTMLMediaElement) return 'player'
  return target.closest(pressed) === null ? 'page' : 'button'
}

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
    const act = actOf(event, { at: placeOf(event.target), isWithin, isInUse: isFilmInUse(film) })
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
