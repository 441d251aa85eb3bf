/** Drawings on the pages of a version: functions without a schema. */

export const inkColors = ['red', 'blue', 'green', 'black'] as const
export type InkColor = (typeof inkColors)[number]

/** The colour on paper, independent of the theme: red, green and blue from 0 to 255. */
export const inkPaint: Readonly<Record<InkColor, readonly [number, number, number]>> = {
  red: [209, 37, 48],
  blue: [25, 86, 200],
  green: [17, 122, 72],
  black: [28, 28, 30],
}

/** Widths of a stroke at usual pressure, in page units. */
export const inkWidths = [20, 40, 80] as const
export type InkWidth = (typeof inkWidths)[number]

/** A page is this many units wide; a unit is as high as it is wide. */
export const inkUnits = 10_000
/** Largest y on a very long page, in the same units. */
export const inkDepth = inkUnits * 10
/** Pen pressure, from 0; devices with constant pressure, such as a mouse, report the middle. */
export const inkPressure = { most: 15, usual: 7 } as const

export interface InkPoint {
  /** From the left and top of the page, in page units. */
  x: number
  y: number
  pressure: number
}

export interface Stroke {
  color: InkColor
  width: InkWidth
  /** The points, encoded by `writtenPoints`. */
  points: string
}

/** Drawings on one page of a file, numbered from 1; a picture has one page. */
export interface InkPage {
  fileId: string
  page: number
  strokes: Stroke[]
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Encodes an integer as in source maps (base64 VLQ): five bits per character, lowest first, sign in the lowest bit. */
function written(number: number): string {
  let rest = number < 0 ? -number * 2 + 1 : number * 2
  let characters = ''
  do {
    const part = rest % 32
    rest = Math.floor(rest / 32)
    characters += digits[rest > 0 ? part + 32 : part]
  } while (rest > 0)
  return characters
}

/**
 * Encodes the points of a stroke compactly: for each, the differences of position and pressure from the previous one.
 */
export function writtenPoints(points: readonly InkPoint[]): string {
  let before: InkPoint = { x: 0, y: 0, pressure: inkPressure.usual }
  let characters = ''
  for (const point of points) {
    characters += written(point.x - before.x) + written(point.y - before.y) + written(point.pressure - before.pressure)
    before = point
  }
  return characters
}

/** Decodes what `writtenPoints` encoded; null if it is malformed or leaves the page. */
export function readPoints(characters: string): InkPoint[] | null {
  const numbers: number[] = []
  let [value, weight] = [0, 1]
  for (const character of characters) {
    const digit = digits.indexOf(character)
    // No number within a page is longer.
    if (digit < 0 || weight > 32 ** 4) return null
    value += (digit % 32) * weight
    weight *= 32
    if (digit >= 32) continue
    numbers.push(value % 2 === 1 ? -(value - 1) / 2 : value / 2)
    ;[value, weight] = [0, 1]
  }
  if (weight > 1 || numbers.length === 0 || numbers.length % 3 !== 0) return null
  const points: InkPoint[] = []
  let [x, y, pressure] = [0, 0, inkPressure.usual as number]
  for (let at = 0; at < numbers.length; at += 3) {
    x += numbers[at] ?? 0
    y += numbers[at + 1] ?? 0
    pressure += numbers[at + 2] ?? 0
    if (x < 0 || x > inkUnits || y < 0 || y > inkDepth || pressure < 0 || pressure > inkPressure.most) return null
    points.push({ x, y, pressure })
  }
  return points
}

const rounded = (length: number) => Math.round(length * 10) / 10

/** Half the width at no pressure, one and a half times the width at most. */
const radiusOf = (width: number, pressure: number) => (width / 2) * (0.5 + pressure / inkPressure.most)

/**
 * Returns the outline of a stroke as SVG path data in page units, to be filled with the rule `nonzero`: a circle at
 * every point and the area between two of them.
 */
export function strokePath({ points: characters, width }: Pick<Stroke, 'points' | 'width'>): string {
  const parts: string[] = []
  let before: (InkPoint & { radius: number }) | undefined
  for (const point of readPoints(characters) ?? []) {
    const radius = radiusOf(width, point.pressure)
    const [x, y, r] = [point.x, point.y, rounded(radius)]
    parts.push(`M${rounded(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`)
    if (before) {
      const length = Math.hypot(x - before.x, y - before.y)
      const [across, down] = length === 0 ? [0, 0] : [(before.y - y) / length, (x - before.x) / length]
      const corner = (from: InkPoint, by: number) => `${rounded(from.x + across * by)} ${rounded(from.y + down * by)}`
      parts.push(
        `M${corner(before, -before.radius)}L${corner(point, -radius)}L${corner(point, radius)}L${corner(before, before.radius)}Z`,
      )
    }
    before = { ...point, radius }
  }
  return parts.join('')
}

/** Returns the number of strokes and of their encoded characters. */
export function inkSize(ink: readonly InkPage[]): { strokes: number; characters: number } {
  const strokes = ink.flatMap((page) => page.strokes)
  return { strokes: strokes.length, characters: strokes.reduce((sum, { points }) => sum + points.length, 0) }
}
