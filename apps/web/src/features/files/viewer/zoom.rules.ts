import { figures } from './figures.ts'

/** How a picture lies on the stage: enlarged by `scale`, its middle moved from the stage's by x and y pixels. */
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

/** Enlarged to `scale` so that what lies under `point` (from the stage's middle) stays there. */
export function zoomedAt(view: View, scale: number, point: Point = { x: 0, y: 0 }): View {
  const next = between(scale, least, most)
  if (next === least) return whole
  const ratio = next / view.scale
  return { scale: next, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }
}

/** Moved back so far that an enlarged picture leaves no gap at an edge that it could reach. */
export function heldWithin(view: View, stage: Size, picture: Size): View {
  const slackX = Math.max(0, (picture.width * view.scale - stage.width) / 2)
  const slackY = Math.max(0, (picture.height * view.scale - stage.height) / 2)
  return { scale: view.scale, x: between(view.x, -slackX, slackX), y: between(view.y, -slackY, slackY) }
}
