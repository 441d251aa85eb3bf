import type { Recipe } from '@learntrail/contract/eportfolio/document'

export interface Size {
  width: number
  height: number
}
export interface Box extends Size {
  x: number
  y: number
}
export type Stroke = Recipe['strokes'][number]
export type Label = Recipe['labels'][number]

/*
 * A picture is mirrored, turned by quarters, then rotated by degrees. Its frame is the picture after the quarter turns;
 * a rotated picture is enlarged until it fills the frame. Positions are shares of the frame's width and height; stroke
 * widths and font sizes are shares of its longer side.
 */

export const plainRecipe: Recipe = {
  quarterTurns: 0,
  degrees: 0,
  isMirrored: false,
  crop: null,
  brightness: 0,
  contrast: 0,
  saturation: 0,
  strokes: [],
  labels: [],
}

export const wholeBox: Box = { x: 0, y: 0, width: 1, height: 1 }

export const isSameRecipe = (one: Recipe, other: Recipe) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the size of the frame in pixels; each quarter turn swaps width and height. */
export function frameOf({ width, height }: Size, { quarterTurns }: Pick<Recipe, 'quarterTurns'>): Size {
  return quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** Returns the scale at which a picture rotated by degrees fills the frame. */
export function coverScale({ width, height }: Size, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180
  return Math.cos(angle) + Math.max(width / height, height / width) * Math.sin(angle)
}

/** Turns by a quarter clockwise, with strokes, labels and crop. */
export function turnRight(recipe: Recipe): Recipe {
  const turned = moved(recipe, (x, y) => [1 - y, x])
  const { crop } = recipe
  return {
    ...turned,
    quarterTurns: (recipe.quarterTurns + 1) % 4,
    crop: crop && { x: share(1 - crop.y - crop.height), y: crop.x, width: crop.height, height: crop.width },
  }
}

export const turnLeft = (recipe: Recipe): Recipe => turnRight(turnRight(turnRight(recipe)))

/** Mirrors horizontally as seen, so turns and degrees change direction. */
export function mirror(recipe: Recipe): Recipe {
  const { crop } = recipe
  return {
    ...moved(recipe, (x, y) => [1 - x, y]),
    isMirrored: !recipe.isMirrored,
    quarterTurns: (4 - recipe.quarterTurns) % 4,
    degrees: recipe.degrees === 0 ? 0 : -recipe.degrees,
    crop: crop && { ...crop, x: share(1 - crop.x - crop.width) },
  }
}

/** Sets the rotation in degrees clockwise; strokes and labels keep their places on the picture. */
export function straighten(recipe: Recipe, degrees: number, frame: Size): Recipe {
  const angle = ((degrees - recipe.degrees) * Math.PI) / 180
  const scale = coverScale(frame, degrees) / coverScale(frame, recipe.degrees)
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const turned = moved(recipe, (x, y) => {
    const [right, down] = [(x - 0.5) * frame.width, (y - 0.5) * frame.height]
    return [(right * cos - down * sin) / frame.width + 0.5, (right * sin + down * cos) / frame.height + 0.5]
  })
  return {
    ...turned,
    degrees,
    strokes: turned.strokes.map((stroke) => ({ ...stroke, width: share(stroke.width * scale) })),
    labels: turned.labels.map((label) => ({ ...label, size: share(label.size * scale) })),
  }
}

function moved(recipe: Recipe, to: (x: number, y: number) => [number, number]): Recipe {
  return {
    ...recipe,
    strokes: recipe.strokes.map((stroke) => ({ ...stroke, points: movePoints(stroke.points, to) })),
    labels: recipe.labels.map((label) => {
      const [x, y] = to(label.x, label.y)
      return { ...label, x: share(x), y: share(y) }
    }),
  }
}

function movePoints(points: readonly number[], to: (x: number, y: number) => [number, number]): number[] {
  const result: number[] = []
  for (let index = 0; index + 1 < points.length; index += 2) {
    const [x, y] = to(points[index] ?? 0, points[index + 1] ?? 0)
    result.push(rounded(x), rounded(y))
  }
  return result
}

/** Four decimals are almost as fine as a pixel of the largest picture, and keep a drawing small. */
export const rounded = (value: number) => Math.round(value * 10_000) / 10_000
export const share = (value: number) => Math.min(1, Math.max(0, rounded(value)))
