import './found-words.css'

/** Highlight names, as in the style sheet. */
const names = { all: 'found-words', here: 'found-word-here' }

/** Marks the ranges and returns a function that clears them. Does nothing in browsers without highlights. */
export function markPlaces(places: readonly Range[]): () => void {
  if (!('highlights' in CSS)) return () => undefined
  CSS.highlights.set(names.all, new Highlight(...places))
  return () => {
    for (const name of Object.values(names)) CSS.highlights.delete(name)
  }
}

/** Scrolls to a match and highlights it among the others. */
export function goToPlace(place: Range): void {
  if ('highlights' in CSS) {
    const here = new Highlight(place)
    here.priority = 1
    CSS.highlights.set(names.here, here)
  }
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  place.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior })
}
