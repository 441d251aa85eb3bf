import type { QuestionPlace } from '@learntrail/contract/courses/discussion'

type FilmPlace = NonNullable<QuestionPlace['film']>

/** What shows a film of a unit carries its piece by this name, whatever plays it. */
const filmsHere = () => [...document.querySelectorAll<HTMLElement>('[data-film]')]
const filmIn = (holder: HTMLElement | undefined) => holder?.querySelector('video') ?? null

/** The film before one's eyes: one that runs, or the one that ran last, or the first that has begun. */
export function shownFilm(last: HTMLVideoElement | null = null): { film: HTMLVideoElement; place: FilmPlace } | null {
  const begun = filmsHere().flatMap((holder) => {
    const film = filmIn(holder)
    const pieceId = holder.dataset.film
    return film && pieceId && film.currentTime >= 1 ? [{ film, pieceId }] : []
  })
  const shown = begun.find(({ film }) => !film.paused) ?? begun.find(({ film }) => film === last) ?? begun[0]
  if (shown === undefined) return null
  const { film, pieceId } = shown
  return { film, place: { pieceId, second: Math.floor(film.currentTime) } }
}

/** Goes to a second of a film on this screen, and plays it where that is meant; false where it is not here. */
export function goToFilm({ pieceId, second }: FilmPlace, plays = false): boolean {
  const film = filmIn(filmsHere().find(({ dataset }) => dataset.film === pieceId))
  if (film === null) return false
  film.currentTime = second
  bringIntoSight(film)
  film.focus({ preventScroll: true })
  if (plays) playFilm(film)
  return true
}

/** Words and pictures above it that come a moment later move it on. */
const settlesMs = 4_000

/** Scrolls to a film or its place, and stays there until the page has settled, or somebody goes elsewhere. */
export function bringIntoSight(film: Element): void {
  const bring = () => void film.scrollIntoView?.({ block: 'center' })
  bring()
  if (typeof ResizeObserver === 'undefined') return
  const page = new ResizeObserver(bring)
  const gone = new AbortController()
  const end = () => {
    page.disconnect()
    gone.abort()
  }
  page.observe(document.body)
  for (const touch of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(touch, end, { passive: true, signal: gone.signal })
  setTimeout(end, settlesMs)
}

/** A browser may not let it: it stands there then. */
export const playFilm = (film: HTMLVideoElement): void => void film.play()?.catch(() => undefined)
