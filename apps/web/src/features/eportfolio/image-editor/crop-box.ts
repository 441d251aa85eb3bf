import { type Box, type Size, share, wholeBox } from './recipe.ts'

export const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const
export type Corner = (typeof corners)[number]

/** Aspect ratios on offer; null is free. */
export const cropShapes = [
  { name: 'free', ratio: null },
  { name: '1:1', ratio: 1 },
  { name: '4:3', ratio: 4 / 3 },
  { name: '3:4', ratio: 3 / 4 },
  { name: '16:9', ratio: 16 / 9 },
] as const
export type CropShape = (typeof cropShapes)[number]['name']

/** Smallest side of a crop, as a share of the frame. */
const least = 0.05

/** Returns the largest box of a ratio (of pixels) inside the frame, centred on `around` as far as possible. */
export function boxOfShape(ratio: number, frame: Size, around: Box = wholeBox): Box {
  const inShares = ratio * (frame.height / frame.width)
  const width = Math.min(1, inShares)
  const height = width / inShares
  const middle = { x: around.x + around.width / 2, y: around.y + around.height / 2 }
  return moveBox({ x: middle.x - width / 2, y: middle.y - height / 2, width, height }, 0, 0)
}

/** Returns the box moved by shares of the frame, kept inside it. */
export function moveBox({ x, y, width, height }: Box, right: number, down: number): Box {
  return {
    x: share(Math.min(1 - width, Math.max(0, x + right))),
    y: share(Math.min(1 - height, Math.max(0, y + down))),
    width: share(width),
    height: share(height),
  }
}

/** Returns the box with one corner moved and the opposite one fixed. With a ratio (of pixels) the shape is kept. */
export function pullCorner(
  box: Box,
  corner: Corner,
  right: number,
  down: number,
  shape: { ratio: number | null; frame: Size },
): Box {
  const isLeft = corner.endsWith('Left')
  const isTop = corner.startsWith('top')
  const room = { width: isLeft ? box.x + box.width : 1 - box.x, height: isTop ? box.y + box.height : 1 - box.y }
  let width = between(box.width + (isLeft ? -right : right), room.width)
  let height = between(box.height + (isTop ? -down : down), room.height)
  if (shape.ratio !== null) {
    const inShares = shape.ratio * (shape.frame.height / shape.frame.width)
    // The larger movement decides.
    if (Math.abs(right) >= Math.abs(down)) height = width / inShares
    else width = height * inShares
    const tooLarge = Math.max(width / room.width, height / room.height, 1)
    width /= tooLarge
    height /= tooLarge
  }
  return {
    x: share(isLeft ? box.x + box.width - width : box.x),
    y: share(isTop ? box.y + box.height - height : box.y),
    width: share(width),
    height: share(height),
  }
}

const between = (value: number, most: number) => Math.max(Math.min(least, most), Math.min(most, value))

/** Returns the crop, or null when the box covers the whole frame. */
export const cropOf = (box: Box): Box | null =>
  box.width > 0.9995 && box.height > 0.9995 ? null : { x: box.x, y: box.y, width: box.width, height: box.height }

/** Returns the offered shape that a box has, within 0.5 %, or `free`. */
export function shapeOf(crop: Box, frame: Size): CropShape {
  const ratio = (crop.width * frame.width) / (crop.height * frame.height)
  return cropShapes.find((shape) => shape.ratio !== null && Math.abs(shape.ratio / ratio - 1) < 0.005)?.name ?? 'free'
}
