import type { QuestionPlace } from '@learntrail/contract/courses/discussion'

type FilmPlace = NonNullable<QuestionPlace['film']>

/** What shows a film of a unit carries its piece by this name, whatever plays it. */
const filmsHere = () => [...document.querySelectorAll<HTMLElement>('[data-film]')]
const filmIn = (holder: HTMLElement | undefined) => holder?.querySelector('video') ?? null

/** Where the film before one's eyes stands: one that runs, or the first that has begun. */
export function standingFilm(): FilmPlace | null {
  const begun = filmsHere().flatMap((holder) => {
    const film = filmIn(holder)
    const pieceId = holder.dataset.film
    return film && pieceId && film.currentTime >= 1 ? [{ film, pieceId }] : []
  })
  const shown = begun.find(({ film }) => !film.paused) ?? begun[0]
  return shown ? { pieceId: shown.pieceId, second: Math.floor(shown.film.currentTime) } : null
}

/** Goes to a second of a film on this screen; false where it is not here. */
export function goToFilm({ pieceId, second }: FilmPlace): boolean {
  const film = filmIn(filmsHere().find(({ dataset }) => dataset.film === pieceId))
  if (film === null) return false
  film.currentTime = second
  film.scrollIntoView({ block: 'center' })
  film.focus({ preventScroll: true })
  return true
}
