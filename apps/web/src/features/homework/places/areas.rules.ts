/** In fractions of a page. */
export interface Point {
  x: number
  y: number
}

/** A drag shorter than this, in both ways, is a press. */
const shortest = 0.01
const within = (part: number) => Math.min(1, Math.max(0, part))
/** So that what is added up stays within the page. */
const rounded = (part: number) => Math.floor(within(part) * 10_000) / 10_000

/** The area between two points of a page, whichever is first; a point where it was a press. */
export function areaOf(from: Point, to: Point) {
  const [left, right] = [rounded(Math.min(from.x, to.x)), rounded(Math.max(from.x, to.x))]
  const [top, bottom] = [rounded(Math.min(from.y, to.y)), rounded(Math.max(from.y, to.y))]
  if (right - left < shortest && bottom - top < shortest) return { x: left, y: top, width: 0, height: 0 }
  return { x: left, y: top, width: sized(right - left), height: sized(bottom - top) }
}

const sized = (part: number) => Math.max(0, Math.round(part * 10_000 - 0.5) / 10_000)
