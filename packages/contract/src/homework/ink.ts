/** What is drawn on the pages of a version: rules alone, no schema. */

export const inkColors = ['red', 'blue', 'green', 'black'] as const
export type InkColor = (typeof inkColors)[number]

/** What a colour is on paper, whatever the theme: red, green and blue from 0 to 255. */
export const inkPaint: Readonly<Record<InkColor, readonly [number, number, number]>> = {
  red: [209, 37, 48],
  blue: [25, 86, 200],
  green: [17, 122, 72],
  black: [28, 28, 30],
}

/** How wide a stroke is where it is pressed as usual, in units of a page. */
export const inkWidths = [20, 40, 80] as const
export type InkWidth = (typeof inkWidths)[number]

/** A page is so many units wide, and each of them as high as it is wide. */
export const inkUnits = 10_000
/** The lowest place of a page that is very long, in the same units. */
export const inkDepth = inkUnits * 10
/** How hard a pen presses, from 0; what presses always alike, as a mouse, is in the middle. */
export const inkPressure = { most: 15, usual: 7 } as const

export interface InkPoint {
  /** From the left and from the top of the page, in its units. */
  x: number
  y: number
  pressure: number
}

export interface Stroke {
  color: InkColor
  width: InkWidth
  /** Its points as `writtenPoints` writes them. */
  points: string
}

/** What is drawn on one page of a file, from 1; a picture has one. */
export interface InkPage {
  fileId: string
  page: number
  strokes: Stroke[]
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** A whole number in five bits a character, the lowest first, with its sign in the lowest bit, as source maps have it. */
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

/** Points of a stroke in few characters: of each, how far it is from the one before, and how much harder it presses. */
export function writtenPoints(points: readonly InkPoint[]): string {
  let before: InkPoint = { x: 0, y: 0, pressure: inkPressure.usual }
  let characters = ''
  for (const point of points) {
    characters += written(point.x - before.x) + written(point.y - before.y) + written(point.pressure - before.pressure)
    before = point
  }
  return characters
}

/** The same read again; null where it is none, or leaves the page. */
export function readPoints(characters: string): InkPoint[] | null {
  const numbers: number[] = []
  let [value, weight] = [0, 1]
  for (const character of characters) {
    const digit = digits.indexOf(character)
    // No number of a page is longer.
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

/** Half as wide as pressed least, half as much again as pressed most. */
const radiusOf = (width: number, pressure: number) => (width / 2) * (0.5 + pressure / inkPressure.most)

/**
 * The outline of a stroke as the data of an SVG path, in units of its page, to be filled by the rule `nonzero`: a circle at
 * every point, and what lies between two of them.
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

/** How much is drawn. */
export function inkSize(ink: readonly InkPage[]): { strokes: number; characters: number } {
  const strokes = ink.flatMap((page) => page.strokes)
  return { strokes: strokes.length, characters: strokes.reduce((sum, { points }) => sum + points.length, 0) }
}
