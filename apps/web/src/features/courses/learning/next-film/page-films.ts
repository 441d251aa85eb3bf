import { bringIntoSight, playFilm } from '../../discussion/films-here.ts'

/** Returns the section of the page that holds a film. */
export const placeOfFilm = (film: Element): Element | null => film.closest('[data-film]')

/** Returns the film after another on the page; null after the last. */
export function nextFilmIn(page: Element, film: HTMLVideoElement): HTMLVideoElement | null {
  const films = [...page.querySelectorAll<HTMLVideoElement>('[data-film] video')]
  const at = films.indexOf(film)
  return at < 0 ? null : (films[at + 1] ?? null)
}

/** Scrolls to a film and plays it; if the browser forbids playing, it stays ready. */
export function playHere(film: HTMLVideoElement): void {
  bringIntoSight(placeOfFilm(film) ?? film)
  playFilm(film)
}

/** Leaves full screen and picture-in-picture, which would hide the offer of the next film. */
export function closeWindowsOf(film: HTMLVideoElement): void {
  if (document.fullscreenElement === film) void document.exitFullscreen().catch(() => undefined)
  if (document.pictureInPictureElement === film) void document.exitPictureInPicture().catch(() => undefined)
}
