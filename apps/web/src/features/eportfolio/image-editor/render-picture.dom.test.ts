import { afterEach, describe, expect, it, vi } from 'vitest'
import { plainRecipe } from './recipe.ts'
import { type LoadedPicture, renderPicture } from './render-picture.ts'

const picture = { image: {} as HTMLImageElement, size: { width: 1_200, height: 900 } } satisfies LoadedPicture

/** jsdom has no canvas: one whose pixels have the given alpha. */
function pretendCanvas(alpha: number, { canWrite = true } = {}) {
  const sizes: { width: number; height: number }[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    const pixels = { data: Uint8ClampedArray.from([9, 9, 9, alpha]) }
    return new Proxy({} as CanvasRenderingContext2D, {
      get: (_, name) => (name === 'getImageData' ? () => pixels : () => undefined),
      set: () => true,
    }) as never
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    sizes.push({ width: this.width, height: this.height })
    done(canWrite ? new Blob(['picture'], { type: type ?? '' }) : null)
  })
  return sizes
}

afterEach(() => void vi.restoreAllMocks())

describe('the file that is made', () => {
  it('is a JPEG of the whole cut, and a PNG where one can see through it', async () => {
    const sizes = pretendCanvas(255)
    const recipe = { ...plainRecipe, quarterTurns: 1, crop: { x: 0, y: 0, width: 1, height: 0.5 } }
    expect(await renderPicture(picture, recipe, '溪邊.heic')).toMatchObject({ name: '溪邊.jpg', type: 'image/jpeg' })
    expect(sizes).toEqual([{ width: 900, height: 600 }])
    pretendCanvas(0)
    expect(await renderPicture(picture, plainRecipe, '標誌')).toMatchObject({ name: '標誌.png', type: 'image/png' })
  })

  it('is none where the device has no room for it', async () => {
    pretendCanvas(255, { canWrite: false })
    await expect(renderPicture(picture, plainRecipe, 'a.jpg')).rejects.toThrow()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null)
    await expect(renderPicture(picture, plainRecipe, 'a.jpg')).rejects.toThrow()
  })
})
