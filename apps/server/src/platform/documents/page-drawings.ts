/** A page as a drawing of its own. */
export interface PageDrawing {
  /** Points (1/72 inch). */
  width: number
  height: number
  svg: string
}

const background = /^ {4}<path class="typst-shape" .* d="M 0 0v ([\d.]+) h ([\d.]+) /
const definition = /^ {8}<\w+[^>]* id="([\w-]+)"/
const reference = /(?:href="#|url\(#)([\w-]+)/g

/**
 * The pages of a document that the compiler drew below each other. What pages refer to (shapes of characters, clips,
 * colour runs) is drawn once for all of them; every page gets what it needs of it. At most `most` pages.
 */
export function pageDrawings(drawing: string, most = Number.POSITIVE_INFINITY): PageDrawing[] {
  const lines = drawing.split('\n')
  const definitions = definitionsIn(lines)
  const pages: PageDrawing[] = []
  for (let at = 1; at < lines.length && pages.length < most; ) {
    const size = background.exec(lines[at] ?? '')
    if (size === null) {
      at += 1
      continue
    }
    const end = lines.indexOf('    </g>', at)
    const body = [lines[at] ?? '', '<g>', ...lines.slice(at + 2, end), '</g>'].map(shorter).join('')
    pages.push(drawn(body, Number(size[2]), Number(size[1]), definitions))
    at = end + 1
  }
  return pages
}

function drawn(body: string, width: number, height: number, definitions: Map<string, string>): PageDrawing {
  const needed = new Set<string>()
  const collect = (text: string) => {
    for (const [, id = ''] of text.matchAll(reference)) {
      if (needed.has(id)) continue
      needed.add(id)
      collect(definitions.get(id) ?? '')
    }
  }
  collect(body)
  const defs = [...needed].map((id) => definitions.get(id) ?? '').join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`
  return { width, height, svg }
}

/** What is defined for all pages, by its id. */
function definitionsIn(lines: string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (let at = lines.findIndex((line) => line.startsWith('    <defs')); at >= 0 && at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const id = definition.exec(line)?.[1]
    if (id === undefined) continue
    let end = at
    if (!line.endsWith('/>')) while (!/^ {8}<\//.test(lines[end] ?? '') && end < lines.length) end += 1
    found.set(
      id,
      lines
        .slice(at, end + 1)
        .map(shorter)
        .join(''),
    )
    at = end
  }
  return found
}

/** Without indentation, and with no more digits than a printer could show. Pictures, which are text too, stay as they are. */
function shorter(line: string): string {
  const trimmed = line.trim()
  return trimmed.startsWith('<image') ? trimmed : trimmed.replace(/(\.\d{3})\d+/g, '$1')
}
