import { signatureLimits } from '@learntrail/contract/signature/limits'

export type Point = [x: number, y: number]
export type Line = Point[]

const { side, lines: mostLines, points: mostPoints, pointsOfLine } = signatureLimits
/** Points nearer to the point before them, in thousandths of the box's width, would not be visible. */
const nearest = 3

/**
 * Returns a pointer's position in a box in thousandths of the box's width on both axes, so that the drawing keeps its
 * shape.
 */
export function pointIn(box: { left: number; top: number; width: number }, x: number, y: number): Point {
  const thousandth = (length: number) => {
    const value = box.width > 0 ? Math.round((length / box.width) * side) : 0
    return Math.min(side, Math.max(0, value))
  }
  return [thousandth(x - box.left), thousandth(y - box.top)]
}

export const countPoints = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.length, 0)

/** Whether nothing more can be drawn. */
export const isFull = (lines: readonly Line[]) =>
  countPoints(lines) >= mostPoints || (lines.length >= mostLines && (lines.at(-1)?.length ?? 0) >= pointsOfLine)

/** Begins a line where the pen comes down. */
export function beginLine(lines: readonly Line[], at: Point): Line[] {
  if (lines.length >= mostLines || countPoints(lines) >= mostPoints) return [...lines]
  return [...lines, [at]]
}

/** Extends the last line to where the pen moved; a line at its maximum length continues as a new one. */
export function goOn(lines: readonly Line[], to: Point): Line[] {
  const line = lines.at(-1)
  const last = line?.at(-1)
  if (line === undefined || last === undefined || countPoints(lines) >= mostPoints) return [...lines]
  if (Math.hypot(to[0] - last[0], to[1] - last[1]) < nearest) return [...lines]
  if (line.length >= pointsOfLine) return countPoints(lines) + 2 > mostPoints ? [...lines] : beginAt(lines, last, to)
  return [...lines.slice(0, -1), [...line, to]]
}

const beginAt = (lines: readonly Line[], from: Point, to: Point): Line[] =>
  lines.length >= mostLines ? [...lines] : [...lines, [from, to]]

/** Returns the SVG path of a line; a single point becomes a dot. */
export function pathOf(line: readonly (readonly [number, number])[]): string {
  const [first] = line
  if (first === undefined) return ''
  const rest = line.length === 1 ? [first] : line.slice(1)
  return `M${first.join(' ')}${rest.map((point) => `L${point.join(' ')}`).join('')}`
}

/** Returns a `viewBox` around all lines with a margin. */
export function boxAround(lines: readonly (readonly (readonly [number, number])[])[]): string {
  const points = lines.flat()
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const room = 20
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room]
  return [left, top, Math.max(...xs) + room - left, Math.max(...ys) + room - top].join(' ')
}
