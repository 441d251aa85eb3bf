/** Colours ranges without touching the page's elements, for all texts on the screen together; answers how to stop. */
export function paint(name: 'homework-place' | 'homework-chosen', ranges: readonly Range[]): () => void {
  // An older browser shows the numbers alone.
  if (typeof Highlight === 'undefined' || !CSS.highlights) return () => undefined
  const painted = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, painted)
  for (const range of ranges) painted.add(range)
  return () => {
    for (const range of ranges) painted.delete(range)
  }
}
