/** The films that are on the page, in the order in which they came, and the one that was played last. */
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

/** Answers how to forget it again. */
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

/** Whether somebody has begun to watch a film, and no other since. */
export const isFilmInUse = (film: HTMLVideoElement): boolean => here().last === film

/** Whether keys that nothing has asked for are for this film: the one in use, or the only one. */
export function isFilmMeant(film: HTMLVideoElement): boolean {
  const { all, last } = here()
  return last === null ? all.length === 1 && all[0] === film : last === film
}
