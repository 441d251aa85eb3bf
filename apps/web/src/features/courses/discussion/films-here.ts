import type { QuestionPlace } from '@learntrail/contract/courses/discussion'

type FilmPlace = NonNullable<QuestionPlace['film']>

/** Elements that show a film of the unit, whatever plays it, carry the piece's id in `data-film`. */
const filmsHere = () => [...document.querySelectorAll<HTMLElement>('[data-film]')]
const filmIn = (holder: HTMLElement | undefined) => holder?.querySelector('video') ?? null

/**
 * Returns the film being watched: one that is playing, else `last`, else the first that has begun; null if none has.
 */
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

/** Seeks a film on this screen and scrolls to it; plays it if asked. Returns false if the film is not here. */
export function goToFilm({ pieceId, second }: FilmPlace, plays = false): boolean {
  const film = filmIn(filmsHere().find(({ dataset }) => dataset.film === pieceId))
  if (film === null) return false
  film.currentTime = second
  bringIntoSight(film)
  film.focus({ preventScroll: true })
  if (plays) playFilm(film)
  return true
}

/** How long, in milliseconds, content loading above the film may still move it. */
const settlesMs = 4_000

/** Scrolls to a film and keeps it in view until the page has settled or the person moves on. */
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

/** Plays a film; if the browser forbids it, the film stays paused. */
export const playFilm = (film: HTMLVideoElement): void => void film.play()?.catch(() => undefined)
