import { expect, test } from 'vitest'
import { isSmallEnough, isSmallNeeded, sourceOfSmall } from './small-film.rules.ts'

const limit = 3 * 1024 * 1024
const film = {
  sha256: 'original',
  bytes: limit + 1,
  mediaType: 'video/mp4',
  width: 641,
  height: 360,
  previewKey: null,
  previewBytes: null,
  previewMediaType: null,
}
const preview = { previewKey: 'preview', previewMediaType: 'video/mp4' }

test.each([
  ['larger than both limits', {}, true],
  ['upright', { width: 360, height: 641 }, true],
  ['of as many bytes as a slow line brings', { bytes: limit }, false],
  ['as wide as the small form', { width: 640 }, false],
  ['of which only the form that is shown is small', { ...preview, previewBytes: limit }, false],
  ['of which only the form that is shown is large', { bytes: 1, ...preview, previewBytes: limit + 1 }, true],
  ['of which nobody knows how wide it is', { width: null, height: null }, false],
] as const)('a film %s', (_what, change, isNeeded) => {
  expect(isSmallNeeded({ ...film, ...change })).toBe(isNeeded)
})

test('it is made of what is shown', () => {
  expect(sourceOfSmall(film)).toEqual({ key: 'original', bytes: limit + 1, mediaType: 'video/mp4' })
  expect(sourceOfSmall({ ...film, ...preview, previewBytes: 9 })).toEqual({
    key: 'preview',
    bytes: 9,
    mediaType: 'video/mp4',
  })
})

test('it is kept where it saves a quarter', () => {
  expect([75, 76].map((made) => isSmallEnough(made, 100))).toEqual([true, false])
})
