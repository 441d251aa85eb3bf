import type { Recipe } from '@learntrail/contract/eportfolio/document'
import { recipe as recipeSchema } from '@learntrail/contract/eportfolio/document'
import { describe, expect, it } from 'vitest'
import { boxOfShape, cropOf, moveBox, pullCorner, shapeOf } from './crop-box.ts'
import { editHistory, newHistory } from './edit-history.ts'
import { fewerPoints } from './line-points.ts'
import { adjustPixels, isSeeThrough } from './pixels.ts'
import { coverScale, frameOf, mirror, plainRecipe, straighten, turnLeft, turnRight } from './recipe.ts'
import { resultSize } from './render-picture.ts'

const crop = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }
const marked: Recipe = {
  ...plainRecipe,
  crop,
  strokes: [{ colour: '#ffffff', width: 0.01, points: [0.1, 0.2, 0.5, 0.5] }],
  labels: [{ text: '上游', x: 0.25, y: 0.75, size: 0.06, colour: '#17233a' }],
}
const photo = { width: 4_000, height: 3_000 }

describe('turning', () => {
  it('by a quarter to the right takes everything along', () => {
    const turned = turnRight(marked)
    expect(turned.quarterTurns).toBe(1)
    expect(turned.crop).toEqual({ x: 0.4, y: 0.1, width: 0.4, height: 0.3 })
    expect(turned.strokes[0]?.points).toEqual([0.8, 0.1, 0.5, 0.5])
    expect(turned.labels[0]).toMatchObject({ x: 0.25, y: 0.25 })
    expect(frameOf(photo, turned)).toEqual({ width: 3_000, height: 4_000 })
  })

  it('four times, or to the left and back, is where it began', () => {
    expect(turnRight(turnRight(turnRight(turnRight(marked))))).toEqual(marked)
    expect(turnRight(turnLeft(marked))).toEqual(marked)
  })

  it('mirrored twice is where it began, and turns change their direction', () => {
    const seen = straighten(turnRight(plainRecipe), 10, { width: 3, height: 4 })
    const mirrored = mirror(seen)
    expect(mirrored).toMatchObject({ isMirrored: true, quarterTurns: 3, degrees: -10 })
    expect(mirror(mirror(marked))).toEqual(marked)
    expect(mirror(marked).crop).toEqual({ ...crop, x: 0.6 })
  })

  it('by degrees leaves no corner empty', () => {
    expect(coverScale({ width: 4, height: 3 }, 0)).toBe(1)
    for (const degrees of [-45, -7.5, 3, 30, 45]) {
      const scale = coverScale(photo, degrees)
      const angle = (degrees * Math.PI) / 180
      for (const [x, y] of [
        [-2_000, -1_500],
        [2_000, -1_500],
      ] as const) {
        // A corner of the frame in the coordinates of the rotated, enlarged picture.
        const right = (x * Math.cos(angle) + y * Math.sin(angle)) / scale
        const down = (-x * Math.sin(angle) + y * Math.cos(angle)) / scale
        expect(Math.abs(right)).toBeLessThanOrEqual(2_000.001)
        expect(Math.abs(down)).toBeLessThanOrEqual(1_500.001)
      }
    }
  })

  it('by degrees and back leaves what was drawn where it was', () => {
    const back = straighten(straighten(marked, 20, photo), 0, photo)
    for (const [index, value] of [0.1, 0.2, 0.5, 0.5].entries()) {
      expect(back.strokes[0]?.points[index]).toBeCloseTo(value, 3)
    }
    expect(back.strokes[0]?.width).toBeCloseTo(0.01, 3)
  })

  it('keeps what the contract takes', () => {
    const far = straighten(turnRight(mirror(marked)), 45, photo)
    expect(recipeSchema.safeParse(far).success).toBe(true)
  })
})

describe('the box that is cut out', () => {
  const frame = { width: 400, height: 300 }

  it('of a shape is as large as it can be, around the middle of the one before', () => {
    expect(boxOfShape(1, frame)).toEqual({ x: 0.125, y: 0, width: 0.75, height: 1 })
    expect(boxOfShape(16 / 9, frame)).toEqual({ x: 0, y: 0.125, width: 1, height: 0.75 })
    expect(boxOfShape(1, frame, { x: 0.8, y: 0.8, width: 0.2, height: 0.2 }).x).toBe(0.25)
  })

  it('stays inside the frame', () => {
    expect(moveBox(crop, 9, -9)).toEqual({ ...crop, x: 0.7, y: 0 })
    const free = { ratio: null, frame }
    expect(pullCorner(crop, 'bottomRight', 9, 9, free)).toEqual({ x: 0.1, y: 0.2, width: 0.9, height: 0.8 })
    expect(pullCorner(crop, 'topLeft', -9, -9, free)).toMatchObject({ x: 0, y: 0, width: 0.4 })
    expect(pullCorner(crop, 'topLeft', 9, 9, free)).toMatchObject({ width: 0.05, height: 0.05 })
  })

  it('keeps its shape when a corner is pulled, whichever way', () => {
    const square = boxOfShape(1, frame)
    for (const corner of ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const) {
      for (const [right, down] of [
        [-0.2, 0.1],
        [0.1, -0.3],
        [0.5, 0.5],
      ] as const) {
        const pulled = pullCorner(square, corner, right, down, { ratio: 1, frame })
        expect(shapeOf(pulled, frame)).toBe('1:1')
        expect(pulled.x + pulled.width).toBeLessThanOrEqual(1.0001)
        expect(pulled.y + pulled.height).toBeLessThanOrEqual(1.0001)
      }
    }
  })

  it('around everything is no crop', () => {
    expect(cropOf({ x: 0, y: 0, width: 1, height: 1 })).toBeNull()
    expect(cropOf(crop)).toEqual(crop)
  })

  it('gives a picture of at most 4096 pixels a side', () => {
    expect(resultSize(photo, { ...plainRecipe, crop })).toEqual({ width: 1_200, height: 1_200 })
    expect(resultSize({ width: 8_192, height: 2_000 }, turnRight(plainRecipe))).toEqual({ width: 1_000, height: 4_096 })
  })
})

describe('tones', () => {
  const pixel = (recipe: Partial<Recipe>, ...rgba: number[]) => {
    const pixels = Uint8ClampedArray.from(rgba)
    adjustPixels(pixels, { ...plainRecipe, ...recipe })
    return [...pixels]
  }

  it('change nothing at zero, and grey everything at no saturation', () => {
    expect(pixel({}, 10, 120, 250, 255)).toEqual([10, 120, 250, 255])
    const [red, green, blue, alpha] = pixel({ saturation: -100 }, 200, 40, 90, 128)
    expect([red, blue, alpha]).toEqual([green, green, 128])
  })

  it('lighten, darken and part what is light from what is dark', () => {
    expect(pixel({ brightness: 50 }, 100, 100, 100, 255)[0]).toBe(155)
    expect(pixel({ brightness: -100 }, 100, 100, 100, 255)[0]).toBe(0)
    expect(pixel({ contrast: 100 }, 100, 128, 150, 255).slice(0, 3)).toEqual([58, 128, 183])
    expect(pixel({ saturation: 100 }, 255, 255, 255, 255)).toEqual([255, 255, 255, 255])
  })

  it('know what can be seen through', () => {
    expect(isSeeThrough(Uint8ClampedArray.from([0, 0, 0, 255, 0, 0, 0, 255]))).toBe(false)
    expect(isSeeThrough(Uint8ClampedArray.from([0, 0, 0, 255, 0, 0, 0, 20]))).toBe(true)
  })
})

describe('a drawn line', () => {
  it('loses the points that nobody misses', () => {
    expect(fewerPoints([0, 0, 0.1, 0.1, 0.2, 0.2, 1, 1])).toEqual([0, 0, 1, 1])
    expect(fewerPoints([0, 0, 0.5, 0.5, 1, 0])).toEqual([0, 0, 0.5, 0.5, 1, 0])
    expect(fewerPoints([0.3, 0.3])).toEqual([0.3, 0.3])
  })

  it('never has more numbers than the contract takes', () => {
    const wild = Array.from({ length: 20_000 }, (_, index) => Math.abs(Math.sin(index * 12.9898)))
    expect(fewerPoints(wild).length).toBeLessThanOrEqual(4_000)
  })
})

describe('steps', () => {
  const brighter = { ...plainRecipe, brightness: 40 }

  it('are one for all that a hand does before it lets go', () => {
    let history = newHistory(plainRecipe)
    for (const brightness of [10, 20, 40]) {
      history = editHistory(history, { do: 'try', recipe: { ...plainRecipe, brightness } })
    }
    history = editHistory(history, { do: 'settle' })
    history = editHistory(history, { do: 'settle' })
    expect(history.past).toHaveLength(1)
    expect(history.shown).toEqual(brighter)
    history = editHistory(history, { do: 'undo' })
    expect(history.shown).toEqual(plainRecipe)
    expect(editHistory(history, { do: 'redo' }).shown).toEqual(brighter)
  })

  it('forget what was taken back once something else is done', () => {
    let history = editHistory(newHistory(plainRecipe), { do: 'change', recipe: brighter })
    history = editHistory(history, { do: 'undo' })
    history = editHistory(history, { do: 'change', recipe: marked })
    expect(history.future).toEqual([])
    expect(editHistory(history, { do: 'redo' }).shown).toEqual(marked)
  })

  it('take a text away that was emptied', () => {
    const emptied = { ...marked, labels: [{ ...marked.labels[0]!, text: ' ' }] }
    let history = editHistory(newHistory(marked), { do: 'try', recipe: emptied })
    expect(history.shown.labels).toHaveLength(1)
    history = editHistory(history, { do: 'settle' })
    expect(history.shown.labels).toEqual([])
  })
})
