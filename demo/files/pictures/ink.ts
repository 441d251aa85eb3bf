import type { Random } from '../../school/random.ts'

/** A picture before rendering. */
export interface Drawing {
  width: number
  height: number
  body: string
  /** How much photographic or paper grain is laid over it, 0 to 1. */
  grain?: number
  format?: 'jpeg' | 'png' | 'webp'
}
export type Draw = (random: Random) => Drawing
export type Point = readonly [number, number]

const short = (value: number) => Math.round(value * 10) / 10
const spot = ([x, y]: Point) => `${short(x)} ${short(y)}`

type Attributes = Record<string, string | number>
const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value * 10) / 10 : value}"`)
    .join('')

/** Returns one SVG element. */
const el = (name: string, attributes: Attributes, inside = '') =>
  `<${name}${attributesOf(attributes)}>${inside}</${name}>`

// The opacity of an element costs a layer; that of its colours costs nothing, and looks the same here.
const light = ({ opacity, ...more }: Attributes): Attributes =>
  opacity === undefined ? more : { ...more, 'fill-opacity': opacity, 'stroke-opacity': opacity }

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  el('rect', { x, y, width, height, fill, ...light(more) })
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  el('circle', { cx, cy, r, fill, ...light(more) })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  el('ellipse', { cx, cy, rx, ry, fill, ...light(more) })
export const shape = (d: string, fill: string, more: Attributes = {}) => el('path', { d, fill, ...light(more) })
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...light(more),
  })
export const line = (from: Point, to: Point, colour: string, width: number, more: Attributes = {}) =>
  stroke(`M${spot(from)}L${spot(to)}`, colour, width, more)
export const group = (transform: string, inside: string, more: Attributes = {}) =>
  el('g', { transform, ...more }, inside)

/** Text in Latin letters and digits only: fonts for others may be missing. */
export const words = (x: number, y: number, text: string, size: number, fill: string, more: Attributes = {}) =>
  el('text', { x, y, fill, 'font-size': size, 'font-family': 'DejaVu Sans, Arial, sans-serif', ...more }, text)

export const polygon = (points: readonly Point[]) => `M${points.map(spot).join('L')}Z`
export const polyline = (points: readonly Point[]) => `M${points.map(spot).join('L')}`

/** Returns the path of a smooth curve through points. */
export function curve(points: readonly Point[]): string {
  const [first] = points
  if (first === undefined) return ''
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? first
  const parts = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const control1: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const control2: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    return `C${spot(control1)} ${spot(control2)} ${spot(end)}`
  })
  return `M${spot(first)}${parts.join('')}`
}

const stopsOf = (stops: readonly string[]) =>
  stops
    .map((stop, index) => {
      const [colour = '', opacity] = stop.split('/')
      const offset = index / Math.max(1, stops.length - 1)
      return el('stop', { offset, 'stop-color': colour, ...(opacity === undefined ? {} : { 'stop-opacity': opacity }) })
    })
    .join('')

/** A linear gradient, downwards by default; a stop may have an opacity: `#fff/0.5`. */
export const linear = (id: string, stops: readonly string[], turn = 90) =>
  el('linearGradient', { id, gradientTransform: `rotate(${turn} 0.5 0.5)` }, stopsOf(stops))
export const radial = (id: string, stops: readonly string[], centre: Point = [0.5, 0.5], r = 0.6) =>
  el('radialGradient', { id, cx: centre[0], cy: centre[1], r }, stopsOf(stops))
export const defs = (...inside: string[]) => el('defs', {}, inside.join(''))

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))
export const many = (count: number, make: (index: number) => string): string => times(count, make).join('')

/** Returns the outline of hills across a width; `roughness` is the height of the peaks. */
export function ridge(random: Random, width: number, base: number, roughness: number, steps = 10): Point[] {
  return times(steps + 1, (index) => [
    (width * index) / steps,
    base - roughness * (0.25 + 0.75 * random.next()) * (0.6 + 0.4 * Math.sin(index * 1.7 + random.next())),
  ])
}

export const hill = (points: readonly Point[], width: number, height: number) =>
  `${curve(points)}L${width} ${height}L0 ${height}Z`

/** Mixes two colours of six hexadecimal digits; `share` is that of the second. */
export function mix(one: string, other: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const digits = [1, 3, 5].map((at) => Math.round(part(one, at) * (1 - share) + part(other, at) * share))
  return `#${digits.map((digit) => digit.toString(16).padStart(2, '0')).join('')}`
}

/** Returns a closed outline, almost an ellipse. */
export function pebble(random: Random, x: number, y: number, rx: number, ry: number, unrest = 0.12): string {
  const points = times(9, (index): Point => {
    const angle = (index / 8) * Math.PI * 2
    const size = index % 8 === 0 ? 1 : 1 + random.between(-unrest, unrest)
    return [x + Math.cos(angle) * rx * size, y + Math.sin(angle) * ry * size]
  })
  return `${curve(points)}Z`
}

/** Draws a line of strokes that resembles handwritten Chinese from some distance. */
export function handwriting(random: Random, x: number, y: number, size: number, count: number, ink: string): string {
  const strokes: string[] = []
  for (let index = 0; index < count; index += 1) {
    const left = x + index * size * 1.12 + random.between(-1, 1)
    const top = y + random.between(-2, 2)
    const point = (px: number, py: number): Point => [left + px * size, top + py * size]
    const jitter = () => random.between(-0.06, 0.06)
    const horizontals = random.whole(1, 3)
    for (let row = 0; row < horizontals; row += 1) {
      const height = (row + 0.6) / (horizontals + 0.4)
      const inset = random.between(0.05, 0.24)
      strokes.push(polyline([point(inset, height + jitter()), point(0.95 - inset / 2, height - 0.05 + jitter())]))
    }
    const kind = random.whole(0, 3)
    if (kind !== 0) strokes.push(polyline([point(0.5 + jitter() * 2, 0.04), point(0.48 + jitter(), 0.96)]))
    if (kind !== 1) strokes.push(curve([point(0.46, 0.42), point(0.3, 0.75), point(0.08, 0.95)]))
    if (kind >= 2) strokes.push(curve([point(0.52, 0.46), point(0.7, 0.76), point(0.95, 0.92)]))
    if (random.next() > 0.55)
      strokes.push(polyline([point(0.14, 0.2), point(0.14, 0.7), point(0.3, 0.66), point(0.3, 0.2)]))
  }
  return stroke(strokes.join(''), ink, Math.max(1.6, size / 13))
}
