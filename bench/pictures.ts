import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictures } from '../apps/server/src/platform/pictures/index.ts'
import { fileLimits } from '../packages/contract/src/files/limits.ts'
import { median } from './lib/load.ts'
import { temporaryFolder } from './lib/places.ts'
import { report } from './lib/report.ts'

/*
 * Compares turning a photo of 24 megapixels into 4096 pixels and three thumbnails with sharp alone making the same four
 * pictures. `npm run bench:pictures [-- --write]`.
 */

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const width = 6_000
const height = 4_000

/** Makes a photo of soft colours with sensor noise, marked as rotated by 90°. */
async function makePhoto(path: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  const soft = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#777', noise } })
    .png()
    .toBuffer()
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#777', noise: { ...noise, sigma: 8 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const photo = await sharp(soft)
    .resize(width, height)
    .composite([{ input: grain, blend: 'soft-light' }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer()
  await writeFile(path, photo)
}

/** Makes the same four pictures as sharp's documentation shows, all at once. */
function sharpAlone(path: string): Promise<unknown> {
  const open = () => sharp(path).autoOrient()
  const whole = {
    width: fileLimits.imagePixels,
    height: fileLimits.imagePixels,
    fit: 'inside',
    withoutEnlargement: true,
  } as const
  const small = fileLimits.thumbnailWidths.map((pixels) =>
    open().resize({ width: pixels }).webp({ quality: 76 }).toBuffer(),
  )
  return Promise.all([open().resize(whole).jpeg({ quality: 86 }).toBuffer(), ...small])
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const folder = await temporaryFolder()
try {
  const path = join(folder, 'photo.jpg')
  await makePhoto(path)
  sharp.cache(false)
  const product: number[] = []
  const floor: number[] = []
  const works = [
    { times: product, work: () => pictures.makeForms({ path, format: 'jpeg', folder, owner: 'bench' }) },
    { times: floor, work: () => sharpAlone(path) },
  ]
  for (const { work } of works) await work()
  for (let round = 0; round < rounds; round += 1) {
    for (const { times, work } of round % 2 === 0 ? works : [...works].reverse()) times.push(await timeOf(work))
  }
  const ratio = median(product) / median(floor)
  await report('pictures', [
    {
      what: 'JPEG of 24 megapixels, rotated, to 4096 pixels and thumbnails of 320, 640 and 1280',
      measured: `${Math.round(median(product))} ms; sharp alone ${Math.round(median(floor))} ms: ${ratio.toFixed(2)} ×`,
      goal: '≤ 1.3 × sharp alone',
      isReached: ratio <= 1.3,
    },
  ])
} finally {
  pictures.rest()
  await rm(folder, { recursive: true, force: true })
}
