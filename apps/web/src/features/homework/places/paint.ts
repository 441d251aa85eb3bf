/** Highlights ranges without changing the DOM, for all texts on the screen. Returns a function that removes them. */
export function paint(name: 'homework-place' | 'homework-chosen', ranges: readonly Range[]): () => void {
  // Older browsers show only the numbers.
  if (typeof Highlight === 'undefined' || !CSS.highlights) return () => undefined
  const painted = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, painted)
  for (const range of ranges) painted.add(range)
  return () => {
    for (const range of ranges) painted.delete(range)
  }
}
