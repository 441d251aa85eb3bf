import sharp from 'sharp'
import { expect, test } from 'vitest'
import { holdsPlace } from './picture-place.ts'
import * as sample from './sample-pictures.fixture.ts'

const withPlace = async (format: 'png' | 'webp') =>
  sharp(await sample.phonePhoto())
    .keepExif()
    .toFormat(format)
    .toBuffer()

test.each([
  ['a photo from a phone', () => sample.phonePhoto()],
  ['the same as PNG', () => withPlace('png')],
  ['the same as WebP', () => withPlace('webp')],
  ['a photo among other bytes', async () => Buffer.concat([Buffer.from('%PDF-1.7 II*\0'), await sample.phonePhoto()])],
  ['a place in XMP', async () => Buffer.from('<rdf:Description exif:GPSLatitude="25,2.0N"/>')],
] as const)('%s says where it was taken', async (_what, make) => {
  expect(holdsPlace(await make())).toBe(true)
})

test.each([
  ['a picture without notes', () => sample.jpeg()],
  [
    'notes without a place',
    async () =>
      sharp(await sample.jpeg())
        .withExif({ IFD0: { Make: 'Learntrail' } })
        .jpeg()
        .toBuffer(),
  ],
  ['notes with an empty place', async () => withoutNumbers(await sample.phonePhoto())],
  ['notes that were cut off', async () => (await sample.phonePhoto()).subarray(0, 60)],
  [
    'a list that leads back to itself',
    async () => Buffer.from('MM\0*\0\0\0\x08\0\x01\x88\x25\0\x04\0\0\0\x01\0\0\0\x08', 'latin1'),
  ],
  ['nothing', async () => Buffer.alloc(0)],
] as const)('%s says nothing', async (_what, make) => {
  expect(holdsPlace(await make())).toBe(false)
})

/** Erases the position as phones do that may not access the location. */
function withoutNumbers(photo: Buffer): Buffer {
  const degrees = Buffer.from([25, 0, 0, 0, 1, 0, 0, 0])
  const at = photo.indexOf(degrees)
  expect(at).toBeGreaterThan(0)
  return photo.fill(0, at, at + degrees.length)
}
