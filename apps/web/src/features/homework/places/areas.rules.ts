/** Position on a page, in fractions of its width and height. */
export interface Point {
  x: number
  y: number
}

/** Fraction of a page: a drag shorter than this in both directions is a press. */
const shortest = 0.01
const within = (part: number) => Math.min(1, Math.max(0, part))
/** Rounds down, so that position and size together stay within the page. */
const rounded = (part: number) => Math.floor(within(part) * 10_000) / 10_000

/** Returns the area between two corners in any order; of a press, a point of size 0. */
export function areaOf(from: Point, to: Point) {
  const [left, right] = [rounded(Math.min(from.x, to.x)), rounded(Math.max(from.x, to.x))]
  const [top, bottom] = [rounded(Math.min(from.y, to.y)), rounded(Math.max(from.y, to.y))]
  if (right - left < shortest && bottom - top < shortest) return { x: left, y: top, width: 0, height: 0 }
  return { x: left, y: top, width: sized(right - left), height: sized(bottom - top) }
}

const sized = (part: number) => Math.max(0, Math.round(part * 10_000 - 0.5) / 10_000)
