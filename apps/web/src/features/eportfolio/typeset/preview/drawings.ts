export type Drawings = ReturnType<typeof createDrawings>

/** Characters of SVG kept at most; they include the embedded pictures. */
const mostCharacters = 60_000_000
/** Drawings kept at most: as many hashes as a request may name. */
const mostDrawings = 250

/** Creates a cache of drawn pages by the hash of their content; the least recently used are evicted. */
export function createDrawings() {
  const kept = new Map<string, { url: string; length: number }>()
  let characters = 0

  function makeRoom() {
    for (const [hash, { url, length }] of kept) {
      if (kept.size <= 1 || (characters <= mostCharacters && kept.size <= mostDrawings)) return
      URL.revokeObjectURL(url)
      kept.delete(hash)
      characters -= length
    }
  }

  return {
    add(hash: string, svg: string) {
      if (kept.has(hash)) return
      // As the source of an `img`, an SVG runs no scripts and loads nothing.
      kept.set(hash, { url: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), length: svg.length })
      characters += svg.length
      makeRoom()
    },
    /** Returns the object URL of a drawing, or null; marks it as recently used. */
    find(hash: string): string | null {
      const drawing = kept.get(hash)
      if (!drawing) return null
      kept.delete(hash)
      kept.set(hash, drawing)
      return drawing.url
    },
    has: (hash: string) => kept.has(hash),
    hashes: () => [...kept.keys()],
    clear() {
      for (const { url } of kept.values()) URL.revokeObjectURL(url)
      kept.clear()
      characters = 0
    },
  }
}
