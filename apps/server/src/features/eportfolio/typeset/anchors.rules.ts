import type { Anchor } from '@learntrail/contract/eportfolio/export-drafts'

/** What the templates say of their places (`portfolio.typ`): points from the upper left corner of a page. */
interface Frame {
  kind: 'frame'
  left: number
  right: number
  top: number
  bottom: number
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

/** Where everything stands. What goes over the end of a page stands on both. */
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

function stretch(start: Edge, end: Edge, frame: Frame): Anchor[] {
  const { kind, id, x } = start
  const width = frame.right - x
  const on = (page: number, top: number, bottom: number): Anchor => ({
    kind,
    id,
    page,
    x,
    y: top,
    width,
    height: bottom - top,
  })
  if (end.page === start.page) return [on(start.page, start.y, end.y)]
  const between = Array.from({ length: end.page - start.page - 1 }, (_, index) => start.page + 1 + index)
  return [
    on(start.page, start.y, frame.bottom),
    ...between.map((page) => on(page, frame.top, frame.bottom)),
    on(end.page, frame.top, end.y),
  ].filter(({ height }) => height > 0)
}
