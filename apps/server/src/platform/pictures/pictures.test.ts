import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromPeople } from '../../testing/from-people/from-people.fixture.ts'
import { PictureFailed, type PictureFormat, pictures } from './index.ts'
import { apng } from './sample-apng.fixture.ts'
import { heic } from './sample-heic.fixture.ts'
import { movingGif, phonePhoto, png, svg } from './sample-pictures.fixture.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learntrail-pictures-'))
})
afterAll(async () => {
  pictures.rest()
  await rm(folder, { recursive: true })
})

interface Form {
  content: Buffer
  mediaType: string
  width: number
  height: number
}

async function formsOf(content: Buffer, format: PictureFormat): Promise<{ preview: Form; thumbnails: Form[] }> {
  const own = await mkdtemp(join(folder, 'picture-'))
  const path = join(own, 'original')
  await writeFile(path, content)
  const { preview, thumbnails } = await pictures.makeForms({ path, format, folder: own, owner: 'somebody' })
  const read = async ({ path: form, ...facts }: typeof preview) => ({ ...facts, content: await readFile(form) })
  return { preview: await read(preview), thumbnails: await Promise.all(thumbnails.map(read)) }
}

/** Returns why there are no forms of a picture. */
const failure = (forms: Promise<unknown>) =>
  forms.then(
    () => 'made',
    (error: unknown) => (error instanceof PictureFailed ? error.reason : error),
  )

async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return [...pixel]
}

describe('a photo from a phone', () => {
  test('is turned upright', async () => {
    const { preview, thumbnails } = await formsOf(await phonePhoto(), 'jpeg')
    expect(preview).toMatchObject({ mediaType: 'image/jpeg', width: 300, height: 400 })
    expect(thumbnails).toMatchObject([{ mediaType: 'image/webp', width: 300, height: 400 }])
    // The yellow corner was stored upper left; a quarter turn to the right puts it upper right.
    const [red = 0, green = 0, blue = 255] = await colourAt(preview.content, 290, 10)
    expect(red > 200 && green > 180 && blue < 120).toBe(true)
  })

  test('tells others neither where it was taken nor with what', async () => {
    const photo = await phonePhoto()
    expect(photo.includes('GPS') || (await sharp(photo).metadata()).exif !== undefined).toBe(true)
    const { preview, thumbnails } = await formsOf(photo, 'jpeg')
    for (const { content } of [preview, ...thumbnails]) {
      const { exif, iptc, xmp, orientation } = await sharp(content).metadata()
      expect({ exif, iptc, xmp, orientation }).toEqual({
        exif: undefined,
        iptc: undefined,
        xmp: undefined,
        orientation: undefined,
      })
      expect(content.includes('Learntrail')).toBe(false)
    }
  })

  test('in HEIC becomes JPEG', async () => {
    const { preview, thumbnails } = await formsOf(heic(), 'heic')
    expect(preview).toMatchObject({ mediaType: 'image/jpeg', width: 96, height: 64 })
    expect(thumbnails).toMatchObject([{ mediaType: 'image/webp', width: 96, height: 64 }])
    const [red = 0, , blue = 255] = await colourAt(preview.content, 20, 15)
    expect(red > 180 && blue < 90).toBe(true)
    const [left = 255, , right = 0] = await colourAt(preview.content, 80, 50)
    expect(left < 90 && right > 150).toBe(true)
    expect((await sharp(preview.content).metadata()).exif).toBeUndefined()
  })
})

test('of several pictures in a HEIC the one is shown that the file names as its own', async () => {
  const { preview } = await formsOf(fromPeople('primary-second.heic'), 'heic')
  expect(preview).toMatchObject({ width: 128, height: 96 })
  const [red = 0, green = 255, blue = 255] = await colourAt(preview.content, 64, 48)
  expect([red > 180, green < 60, blue < 60]).toEqual([true, true, true])
})

describe('a JPEG', () => {
  const noisy = (progressive: boolean) =>
    sharp({
      create: { width: 200, height: 150, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128 } },
    })
      .jpeg({ progressive })
      .toBuffer()

  test('that lacks only its end marker is whole', async () => {
    const { preview } = await formsOf(fromPeople('no-eoi.jpg'), 'jpeg')
    expect(preview).toMatchObject({ width: 320, height: 200 })
    expect(preview.content.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
  })
  test.each([
    [false, 1],
    [false, 2],
    [true, 2],
  ])('(in passes: %s) that lacks %i bytes at its end is whole', async (progressive, missing) => {
    const jpeg = await noisy(progressive)
    expect(await failure(formsOf(jpeg.subarray(0, -missing), 'jpeg'))).toBe('made')
  })
  test.each([
    [false, 3],
    [true, 3],
    [false, 5_000],
    [true, 5_000],
  ])('(in passes: %s) that lacks pixels, %i bytes from its end, is damaged', async (progressive, missing) => {
    const jpeg = await noisy(progressive)
    expect(await failure(formsOf(jpeg.subarray(0, -missing), 'jpeg'))).toBe('damaged')
  })
})

describe('sizes', () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#456' } })
      .png()
      .toBuffer()

  test('a picture of 4096 pixels keeps them, a larger one is brought down to them', async () => {
    expect((await formsOf(await plain(4096, 100), 'png')).preview).toMatchObject({ width: 4096, height: 100 })
    expect((await formsOf(await plain(200, 8192), 'png')).preview).toMatchObject({ width: 100, height: 4096 })
  })
  test('thumbnails are 320, 640 and 1280 pixels wide and never wider than the picture', async () => {
    const widths = async (width: number, height: number) =>
      (await formsOf(await plain(width, height), 'png')).thumbnails.map((one) => `${one.width} × ${one.height}`)
    expect(await widths(2560, 1280)).toEqual(['320 × 160', '640 × 320', '1280 × 640'])
    expect(await widths(1281, 1281)).toEqual(['320 × 320', '640 × 640', '1280 × 1280'])
    expect(await widths(641, 641)).toEqual(['320 × 320', '640 × 640', '641 × 641'])
    expect(await widths(640, 640)).toEqual(['320 × 320', '640 × 640'])
    expect(await widths(30, 20)).toEqual(['30 × 20'])
  })
  test('thumbnails of a very tall picture are no taller than two screens', async () => {
    const { thumbnails } = await formsOf(await plain(1000, 8000), 'png')
    expect(thumbnails.map(({ width, height }) => [width, height])).toEqual([[320, 2560]])
  })
  test('a picture that unpacks to more pixels than any camera takes is refused', async () => {
    // 15000 × 15000 pixels in a few kilobytes.
    expect(await failure(formsOf(await plain(15_000, 15_000), 'png'))).toBe('too_many_pixels')
  })
})

test('an animation keeps moving; its thumbnail stands still', async () => {
  const { preview, thumbnails } = await formsOf(await movingGif(), 'gif')
  expect(preview).toMatchObject({ mediaType: 'image/gif', width: 20, height: 10 })
  expect((await sharp(preview.content).metadata()).pages).toBe(3)
  expect((await sharp(thumbnails[0]?.content).metadata()).pages ?? 1).toBe(1)
})

describe('a PNG that moves', () => {
  const coloursOf = async (webp: Buffer, at: { left: number; top: number }) => {
    const { pages = 1 } = await sharp(webp).metadata()
    const colours: number[][] = []
    for (let page = 0; page < pages; page += 1) {
      const frame = sharp(webp, { page })
        .ensureAlpha()
        .extract({ ...at, width: 1, height: 1 })
      colours.push([...(await frame.raw().toBuffer())])
    }
    return colours
  }
  /** Rounds to the nearest named colour. */
  const named = ([red = 0, green = 0, blue = 0, alpha = 0]: number[]) => {
    if (alpha < 40) return 'nothing'
    return [red, green, blue].map((one) => (one > 200 ? 1 : one < 60 ? 0 : '?')).join('')
  }

  test('keeps moving; its thumbnail stands still', async () => {
    const { preview, thumbnails } = await formsOf(fromPeople('animated.png'), 'png')
    expect(preview).toMatchObject({ mediaType: 'image/webp', width: 120, height: 80 })
    expect(await sharp(preview.content).metadata()).toMatchObject({ pages: 2, loop: 0 })
    const colours = await coloursOf(preview.content, { left: 60, top: 40 })
    expect(colours.map(named)).toEqual(['100', '010'])
    expect((await sharp(thumbnails[0]?.content).metadata()).pages ?? 1).toBe(1)
    expect(named((await coloursOf(thumbnails[0]?.content ?? Buffer.alloc(0), { left: 60, top: 40 }))[0] ?? [])).toBe(
      '100',
    )
  })

  test('draws only what changes, over what is there or in its place, and clears or brings back what was', async () => {
    const whole = { left: 0, top: 0, width: 20, height: 20 }
    const corner = { left: 0, top: 0, width: 10, height: 10 }
    const moving = await apng([
      { ...whole, colour: '#f00', delay: 30 },
      { ...corner, colour: '#0f0', delay: 40, afterwards: 'bring back' },
      { ...corner, colour: '#0000', delay: 50, isOver: true, afterwards: 'clear' },
      { left: 10, top: 10, width: 10, height: 10, colour: '#00f', delay: 60 },
    ])
    const { preview } = await formsOf(moving, 'png')
    expect(await sharp(preview.content).metadata()).toMatchObject({ pages: 4, loop: 3, delay: [30, 40, 50, 60] })
    const seen = async (left: number, top: number) => (await coloursOf(preview.content, { left, top })).map(named)
    expect(await seen(4, 4)).toEqual(['100', '010', '100', 'nothing'])
    expect(await seen(15, 15)).toEqual(['100', '100', '100', '001'])
  })

  test.each([
    ['that reaches beyond its canvas', { left: 15, top: 0, width: 10, height: 10 }],
    ['of no size', { left: 0, top: 0, width: 10, height: 10, saysWidth: 0 }],
  ])('with a frame %s shows its first picture alone', async (_what, second) => {
    const moving = await apng([
      { left: 0, top: 0, width: 20, height: 20, colour: '#f00', delay: 30 },
      { ...second, colour: '#0f0', delay: 30 },
    ])
    const { preview } = await formsOf(moving, 'png')
    expect(preview).toMatchObject({ mediaType: 'image/png', width: 20, height: 20 })
    expect(named((await coloursOf(preview.content, { left: 4, top: 4 }))[0] ?? [])).toBe('100')
  })

  test('of more pixels than are worth it shows its first picture alone', async () => {
    const [width, height] = [5_000, 6_001]
    const frame = { left: 0, top: 0, width, height, delay: 30 }
    const moving = await apng([
      { ...frame, colour: '#f00' },
      { ...frame, colour: '#0f0' },
    ])
    expect((await formsOf(moving, 'png')).preview.mediaType).toBe('image/png')
  })
})

describe('drawings', () => {
  test('are shown as a picture of useful size', async () => {
    const { preview } = await formsOf(svg(), 'svg')
    expect(preview).toMatchObject({ mediaType: 'image/png', width: 2048, height: 2048 })
  })
  test('fetch nothing from outside', async () => {
    const outside =
      '<image href="file:///etc/hostname" width="20" height="20"/><image href="http://192.0.2.1/a.png" width="20" height="20"/>'
    const { preview } = await formsOf(svg(outside), 'svg')
    const { channels } = await sharp(preview.content).stats()
    expect(channels.at(-1)?.max).toBe(0)
  })
  test('fetch nothing that lies beside them', async () => {
    await writeFile(join(folder, 'beside.png'), await png())
    for (const address of ['beside.png', './beside.png', pathToFileURL(join(folder, 'beside.png')).href]) {
      const path = join(folder, 'drawing.svg')
      await writeFile(path, svg(`<image href="${address}" width="20" height="20"/>`))
      const { preview } = await pictures.makeForms({ path, format: 'svg', folder, owner: 'somebody' })
      const { channels } = await sharp(preview.path).stats()
      expect(channels.at(-1)?.max).toBe(0)
    }
  })
  test('that repeat themselves without end are refused', async () => {
    const entities = Array.from({ length: 12 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`)
    const bomb = `<!DOCTYPE svg [<!ENTITY e0 "laugh">${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&e12;</text></svg>`
    expect(await failure(formsOf(Buffer.from(bomb), 'svg'))).toBe('damaged')
  })
  test('of monstrous size are brought down', async () => {
    const huge =
      '<svg xmlns="http://www.w3.org/2000/svg" width="900000" height="900000"><rect width="9" height="9"/></svg>'
    const outcome = await formsOf(Buffer.from(huge), 'svg').catch((error: Error) => error.message)
    expect(typeof outcome === 'string' || outcome.preview.width <= 4096).toBe(true)
  })
})

test('what is no picture is damaged', async () => {
  expect(await failure(formsOf(Buffer.from('not a picture'), 'jpeg'))).toBe('damaged')
  expect(await failure(formsOf(Buffer.from('not a picture'), 'heic'))).toBe('damaged')
})
