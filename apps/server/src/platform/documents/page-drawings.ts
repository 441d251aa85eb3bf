/** One page as a drawing of its own. */
export interface PageDrawing {
  /** Points (1/72 inch). */
  width: number
  height: number
  /** Everything that determines how the page looks: equal text means an equal page. */
  source: string
  svg(): string
}

const pageStart = '\n    <path class="typst-shape" '
const bodyEnd = '\n    </g>'
const definitionsStart = '\n    <defs'
const size = / d="M 0 0v ([\d.]+) h ([\d.]+) /
const definition = /\n {8}<\w+[^>]* id="([\w-]+)"[^>]*?(?:\/>|>[\s\S]*?\n {8}<\/\w+>)/g
const reference = /(?:href="#|url\(#)([\w-]+)/g

/**
 * Splits a drawing in which the compiler placed all pages below each other into at most `most` pages. Shared
 * definitions (glyphs, clips, gradients) occur once, under ids derived from their content; each page gets those it
 * needs. Nothing is copied until a page's SVG is requested.
 */
export function pageDrawings(drawing: string, most = Number.POSITIVE_INFINITY): PageDrawing[] {
  const definitions = once(() => definitionsIn(drawing))
  const pages: PageDrawing[] = []
  let start = drawing.indexOf(pageStart)
  while (start >= 0 && pages.length < most) {
    const end = drawing.indexOf(bodyEnd, start) + bodyEnd.length
    const source = drawing.slice(start, end)
    const [, height, width] = size.exec(source) ?? []
    pages.push(pageOf(source, Number(width), Number(height), definitions))
    start = drawing.indexOf(pageStart, end)
  }
  return pages
}

function pageOf(source: string, width: number, height: number, definitions: () => Map<string, string>): PageDrawing {
  return {
    width,
    height,
    // The page's offset occurs only here, at the start of its body.
    source: source.replace(/\n {4}<g[^>]*>/, '\n    <g>'),
    svg() {
      const body = shorter(source.replace(/\n {4}<g[^>]*>/, '\n    <g>'))
      const defs = shorter(neededBy(body, definitions()))
      return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`
    },
  }
}

/** Returns the definitions that a text refers to, directly or indirectly. */
function neededBy(body: string, definitions: Map<string, string>): string {
  const needed = new Map<string, string>()
  const collect = (text: string) => {
    for (const [, id = ''] of text.matchAll(reference)) {
      const found = definitions.get(id)
      if (found === undefined || needed.has(id)) continue
      needed.set(id, found)
      collect(found)
    }
  }
  collect(body)
  return [...needed.values()].join('')
}

/** Returns the shared definitions by id. */
function definitionsIn(drawing: string): Map<string, string> {
  const found = new Map<string, string>()
  const start = drawing.indexOf(definitionsStart)
  if (start < 0) return found
  for (const [text, id = ''] of drawing.slice(start).matchAll(definition)) found.set(id, text)
  return found
}

/**
 * Removes indentation and digits beyond what a printer can show (three decimals). Embedded pictures, which are text
 * too, stay unchanged.
 */
function shorter(text: string): string {
  return text
    .split(/\n\s*/)
    .map((line) => (line.startsWith('<image') ? line : line.replace(/(\.\d{3})\d+/g, '$1')))
    .join('')
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
