export type Drawings = ReturnType<typeof createDrawings>

/** Characters of SVG that are kept; pictures are in them. */
const mostCharacters = 60_000_000
/** As many as a request may name. */
const mostDrawings = 250

/** Pages that were drawn, by the hash of what they show; those not looked at for longest make room. */
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
      // As a picture an SVG runs nothing and loads nothing, whatever is in it.
      kept.set(hash, { url: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), length: svg.length })
      characters += svg.length
      makeRoom()
    },
    /** Its address, and it counts as looked at. */
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
