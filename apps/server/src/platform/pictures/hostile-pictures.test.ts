import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileLimits } from '@learntrail/contract/files/limits'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hostilePictures } from './hostile-pictures.fixture.ts'
import { PictureFailed, type PictureFormat } from './picture-tasks.ts'
import { createPictures } from './pictures.ts'
import { phonePhoto } from './sample-pictures.fixture.ts'

const short = { seconds: 60, megabytes: 600 }
const pictures = createPictures({
  width: 2,
  mostAtOnce: 1,
  mostWaiting: 50,
  mostServed: 500,
  restingMegabytes: 300,
  idleMs: 1_000,
  niceness: 0,
  limits: {
    usual: { ...short, processorSeconds: 0.5 },
    svg: { ...short, processorSeconds: 0.2 },
    heic: { ...short, processorSeconds: 0.5 },
  },
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learntrail-hostile-'))
})
afterAll(async () => {
  pictures.rest()
  await rm(folder, { recursive: true })
})

const formats: Record<string, PictureFormat> = { '.jpg': 'jpeg' }
const formatOf = (file: string) => formats[extname(file)] ?? (extname(file).slice(1) as PictureFormat)

/** Returns the longer side of a picture's preview, or why there is none. */
async function outcomeOf(file: string, content: Buffer, owner: string): Promise<number | string> {
  const own = await mkdtemp(join(folder, 'picture-'))
  const path = join(own, 'original')
  await writeFile(path, content)
  try {
    const { preview } = await pictures.makeForms({ path, format: formatOf(file), folder: own, owner })
    return Math.max(preview.width, preview.height)
  } catch (error) {
    return error instanceof PictureFailed ? error.reason : String(error)
  }
}

const lasting = ['crashed', 'damaged', 'needs_too_much_memory', 'takes_too_long', 'too_many_pixels']

test('thirty hostile pictures end one by one, others have theirs meanwhile, and the server holds no more than before', async () => {
  const contents = await Promise.all(
    hostilePictures.map(async ({ name, file, make }) => ({ name, file, content: await make() })),
  )
  const photo = await phonePhoto()
  const before = process.memoryUsage.rss()

  const ended = Promise.all(
    contents.map(async ({ name, file, content }) => ({ name, outcome: await outcomeOf(file, content, 'attacker') })),
  )
  let isOver = false
  void ended.finally(() => {
    isOver = true
  })
  for (let number = 0; number < 20; number += 1) {
    expect(await outcomeOf('photo.jpg', photo, 'somebody else')).toBe(400)
  }
  expect(isOver).toBe(false)

  const outcomes = await ended
  for (const { name, outcome } of outcomes) {
    const isRefused = typeof outcome === 'string' && lasting.includes(outcome)
    const isSmall = typeof outcome === 'number' && outcome <= fileLimits.imagePixels
    expect({ name, outcome, isFine: isRefused || isSmall }).toEqual({ name, outcome, isFine: true })
  }
  const outcomeOfOne = (part: string) => outcomes.find(({ name }) => name.includes(part))?.outcome
  expect(outcomeOfOne('six erosions')).toBe('takes_too_long')
  expect(outcomeOfOne('a million octaves')).toBe('takes_too_long')
  expect(outcomeOfOne('repeat themselves')).toBe('damaged')
  expect(outcomeOfOne('65,500 pixels')).toBe('too_many_pixels')
  expect(outcomeOfOne('50,000 pixels')).toBe('too_many_pixels')
  expect((process.memoryUsage.rss() - before) / 1_048_576).toBeLessThan(100)
  await vi.waitFor(() => expect(pictures.processes).toBe(0))
})

test('what waits longer than may is refused at once, and who goes away waits no longer', async () => {
  const [bomb] = hostilePictures
  const content = await bomb?.make()
  const path = join(folder, 'bomb')
  await writeFile(path, content ?? '')
  const leaving = new AbortController()
  const order = { path, folder, format: 'svg', owner: 'attacker', signal: leaving.signal } as const
  const bombs = Array.from({ length: 53 }, () =>
    pictures.makeForms(order).catch((error: unknown) => (error instanceof PictureFailed ? error.reason : error)),
  )
  expect([await bombs[51], await bombs[52]]).toEqual(['too_many_waiting', 'too_many_waiting'])
  leaving.abort()
  expect(new Set(await Promise.all(bombs.slice(0, 51)))).toEqual(new Set(['cancelled']))
})
