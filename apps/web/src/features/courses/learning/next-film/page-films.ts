import { bringIntoSight, playFilm } from '../../discussion/films-here.ts'

/** The section of a page in which a film stands. */
export const placeOfFilm = (film: Element): Element | null => film.closest('[data-film]')

/** The film after one on the page. */
export function nextFilmIn(page: Element, film: HTMLVideoElement): HTMLVideoElement | null {
  const films = [...page.querySelectorAll<HTMLVideoElement>('[data-film] video')]
  const at = films.indexOf(film)
  return at < 0 ? null : (films[at + 1] ?? null)
}

/** Plays a film and shows it; a browser that refuses shows it ready. */
export function playHere(film: HTMLVideoElement): void {
  bringIntoSight(placeOfFilm(film) ?? film)
  playFilm(film)
}

/** What comes next is said on the page, which the whole screen or a window of its own would hide. */
export function closeWindowsOf(film: HTMLVideoElement): void {
  if (document.fullscreenElement === film) void document.exitFullscreen().catch(() => undefined)
  if (document.pictureInPictureElement === film) void document.exitPictureInPicture().catch(() => undefined)
}
