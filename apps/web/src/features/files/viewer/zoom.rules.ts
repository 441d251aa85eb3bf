import { figures } from './figures.ts'

/** Position of a picture on the stage: `scale`, and the offset of its center from the stage's, in pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export const whole: View = { scale: 1, x: 0, y: 0 }

const { least, most } = figures.picture
const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Returns the view scaled to `scale` so that the spot at `point` (from the stage's center) stays in place. */
export function zoomedAt(view: View, scale: number, point: Point = { x: 0, y: 0 }): View {
  const next = between(scale, least, most)
  if (next === least) return whole
  const ratio = next / view.scale
  return { scale: next, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }
}

/** Limits the offset so that an enlarged picture leaves no avoidable gap at an edge. */
export function heldWithin(view: View, stage: Size, picture: Size): View {
  const slackX = Math.max(0, (picture.width * view.scale - stage.width) / 2)
  const slackY = Math.max(0, (picture.height * view.scale - stage.height) / 2)
  return { scale: view.scale, x: between(view.x, -slackX, slackX), y: between(view.y, -slackY, slackY) }
}
