import './found-words.css'

/** As the style sheet beside this calls them. */
const names = { all: 'found-words', here: 'found-word-here' }

/** Marks the places; answers how to end that. Older browsers only go there. */
export function markPlaces(places: readonly Range[]): () => void {
  if (!('highlights' in CSS)) return () => undefined
  CSS.highlights.set(names.all, new Highlight(...places))
  return () => {
    for (const name of Object.values(names)) CSS.highlights.delete(name)
  }
}

/** Brings one of them into sight, and makes it known among the others. */
export function goToPlace(place: Range): void {
  if ('highlights' in CSS) {
    const here = new Highlight(place)
    here.priority = 1
    CSS.highlights.set(names.here, here)
  }
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  place.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior })
}
