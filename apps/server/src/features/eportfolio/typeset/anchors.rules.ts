import type { Anchor } from '@learntrail/contract/eportfolio/export-drafts'

/** Positions as reported by the templates (`portfolio.typ`), in points from the upper left corner of a page. */
interface Frame {
  kind: 'frame'
  top: number
  bottom: number
  /** From left to right, the same on every page. */
  columns: readonly { left: number; right: number }[]
}
interface Edge {
  kind: 'part' | 'text'
  id: string
  edge: 'start' | 'end'
  page: number
  x: number
  y: number
}
interface Box {
  kind: 'image'
  id: string
  edge: 'box'
  page: number
  x: number
  y: number
  width: number
  height: number
}
type Mark = Frame | Edge | Box

/** Returns the positions of everything. What continues over a page or column has an anchor in each. */
export function anchorsOf(marks: readonly unknown[]): Anchor[] {
  const all = marks as readonly Mark[]
  const frame = all.find((mark): mark is Frame => mark.kind === 'frame')
  if (frame === undefined) return []
  const begun = new Map<string, Edge>()
  return all.flatMap((mark): Anchor[] => {
    if (mark.kind === 'frame') return []
    if (mark.edge === 'box') {
      const { edge: _, ...box } = mark
      return [box]
    }
    if (mark.edge === 'start') {
      begun.set(mark.id, mark)
      return []
    }
    const start = begun.get(mark.id)
    return start === undefined ? [] : stretch(start, mark, frame)
  })
}

function stretch(start: Edge, end: Edge, { columns, top, bottom }: Frame): Anchor[] {
  const { kind, id } = start
  // Tolerance of half a point, as positions are rounded.
  const columnAt = (x: number) =>
    Math.max(
      0,
      columns.findLastIndex(({ left }) => left <= x + 0.5),
    )
  // Indexes of columns in reading order, over all pages.
  const first = (start.page - 1) * columns.length + columnAt(start.x)
  const last = (end.page - 1) * columns.length + columnAt(end.x)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const place = first + index
    const column = columns[place % columns.length] ?? { left: 0, right: 0 }
    const x = index === 0 ? start.x : column.left
    const y = index === 0 ? start.y : top
    const to = place === last ? end.y : bottom
    const page = Math.floor(place / columns.length) + 1
    return { kind, id, page, x, y, width: column.right - x, height: to - y }
  }).filter(({ height }, _, all) => height > 0 || all.length === 1)
}
