import { expect, test } from 'vitest'
import { captionsName, languageOfCaptions } from './caption-names.ts'

test('captions are called as their film is, with their language', () => {
  expect(captionsName('河川的一年.mp4', 'zh-Hant')).toBe('河川的一年.zh-Hant.vtt')
})

test.each([
  ['river.vtt', 'und'],
  ['river.srt', 'und'],
  ['river.zh-Hant.vtt', 'zh-Hant'],
  ['river.zh-TW.SRT', 'zh-Hant'],
  ['river.en-US.srt', 'en'],
  ['river.nan.vtt', 'nan'],
  ['river.klingon.vtt', 'und'],
  ['rivers.vtt', undefined],
  ['river.txt', undefined],
  ['lake.zh-Hant.vtt', undefined],
] as const)('%s beside river.mp4 holds its captions: %s', (name, language) => {
  expect(languageOfCaptions('river.mp4', name)).toBe(language)
})
