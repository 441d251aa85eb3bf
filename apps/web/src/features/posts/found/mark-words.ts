import './found-words.css'
import { placesOfWords } from './places-of-words.ts'

/** As the style sheet beside this calls it. */
const name = 'found-words'

/** Marks the words until the signal, and brings the first of them into sight. */
export function markWords(root: HTMLElement, words: readonly string[], signal: AbortSignal): void {
  const places = placesOfWords(root, words)
  const [first] = places
  if (first === undefined) return
  // Older browsers only go there.
  if ('highlights' in CSS) {
    CSS.highlights.set(name, new Highlight(...places))
    signal.addEventListener('abort', () => CSS.highlights.delete(name))
  }
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  first.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior })
}
