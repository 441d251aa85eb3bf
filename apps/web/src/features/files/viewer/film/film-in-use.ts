/** The videos on the page in order of mounting, and the one that was started last. */
interface FilmsHere {
  all: HTMLVideoElement[]
  last: HTMLVideoElement | null
}

const films = new WeakMap<Document, FilmsHere>()

function here(): FilmsHere {
  const known = films.get(document) ?? { all: [], last: null }
  films.set(document, known)
  return known
}

/** Registers a video. Returns a function that removes it again. */
export function rememberFilm(film: HTMLVideoElement): () => void {
  const now = here()
  now.all.push(film)
  const onPlay = () => {
    now.last = film
  }
  film.addEventListener('play', onPlay)
  return () => {
    film.removeEventListener('play', onPlay)
    now.all.splice(now.all.indexOf(film), 1)
    if (now.last === film) now.last = null
  }
}

/** Whether this video was the last one started. */
export const isFilmInUse = (film: HTMLVideoElement): boolean => here().last === film

/** Whether keys pressed outside any player are for this video: the last one started, or the only one. */
export function isFilmMeant(film: HTMLVideoElement): boolean {
  const { all, last } = here()
  return last === null ? all.length === 1 && all[0] === film : last === film
}
