import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import { expect, test } from 'vitest'
import { textSourceOf } from './text-source.rules.ts'

const file = { sha256: 'original', previewKey: null, previewMediaType: null }

test.each([
  ['a PDF', fileTypeFlags.pdf, 'application/pdf', 'original'],
  ['a text', fileTypeFlags.txt, 'text/plain', 'original'],
  ['an Excel file with a program', fileTypeFlags.excel, 'application/vnd.ms-excel.sheet.macroenabled.12', 'original'],
  ['a Word file of 1997', fileTypeFlags.word, 'application/msword', null],
  ['a picture', fileTypeFlags.image, 'image/jpeg', null],
  ['a film', fileTypeFlags.video, 'video/mp4', null],
] as const)('%s is read as it came, or not at all', (_what, type, mediaType, source) => {
  expect(textSourceOf({ ...file, type, mediaType })).toBe(source)
})

test('what only another program opens is read from its PDF', () => {
  const converted = { ...file, previewKey: 'pdf', previewMediaType: 'application/pdf' }
  expect(textSourceOf({ ...converted, type: fileTypeFlags.word, mediaType: 'application/rtf' })).toBe('pdf')
})
