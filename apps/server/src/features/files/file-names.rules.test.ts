import { describe, expect, test } from 'vitest'
import { newFileIdentifier, readFileName, renamed, shownName, withExtension } from './file-names.rules.ts'

describe('a name that a file comes with', () => {
  test.each([
    ['學習歷程.pdf', '學習歷程.pdf'],
    ['學習歷程 (1).png', '學習歷程（1）.png'],
    ['report (1) final.pdf', 'report（1）final.pdf'],
    ['1+1=2?.txt', '1＋1=2？.txt'],
    ['第一章：緒論（初稿）.docx', '第一章：緒論（初稿）.docx'],
    ['IMG_0001.HEIC', 'IMG_0001.HEIC'],
    ['a.b.c.txt', 'a．b．c.txt'],
    ['what?.png', 'what？.png'],
    ['  spaces  .pdf ', 'spaces.pdf'],
    ['🎓.jpg', '🎓.jpg'],
    ['cafe\u0301.pdf', 'café.pdf'],
    ['a\u0000.pdf', 'a.pdf'],
    ['a\r\nX-Evil: 1.pdf', 'a X-Evil: 1.pdf'],
    ['photo\u202egpj.exe.pdf', 'photogpj．exe.pdf'],
    ['\u202b報告\u202c\u200f.pdf', '報告.pdf'],
    ['a\u2066b\u2069.pdf', 'ab.pdf'],
    ['學\u200b習\u00ad歷程\ufeff.p\u200bdf', '學習歷程.pdf'],
  ])('%j is shown as %j', (given, shown) => {
    expect(readFileName(given).shown).toBe(shown)
  })

  test.each([
    ['', 'no name'],
    ['.pdf', 'nothing but an ending'],
    ['../../etc/passwd.txt', 'a path'],
    ['C:\\Users\\me.txt', 'a path of Windows'],
    ['\ud800.pdf', 'half a character'],
    ['CON.pdf', 'a device'],
    ['nul.tar.pdf', 'a device with two endings'],
    ['com1.txt', 'a numbered device'],
    [`${'長'.repeat(252)}.pdf`, '256 characters'],
  ])('%j is refused: %s', (given) => {
    expect(() => readFileName(given)).toThrow('FILE_NAME_UNSAFE')
  })

  test('255 characters are accepted, also when each is stored as several units', () => {
    const name = `${'𠮷'.repeat(251)}.pdf`
    expect(readFileName(name).original).toBe(name)
  })

  test.each(['program.exe', 'noending', 'pdf', 'page.html', 'archive.zip', 'photo.jpg.exe', 'name.'])(
    '%j is of no kind that is taken',
    (given) => {
      expect(() => readFileName(given)).toThrow('FILE_FORMAT_UNSUPPORTED')
    },
  )
})

test.each([
  ['報告.pdf', '期末報告', '期末報告.pdf'],
  ['報告.pdf', '期末報告.pdf', '期末報告.pdf'],
  ['報告.pdf', '期末報告.PDF', '期末報告.pdf'],
  ['報告.pdf', 'virus.exe', 'virus．exe.pdf'],
  ['報告.pdf', 'v1.2 (new)', 'v1．2（new）.pdf'],
  ['報告.pdf', '報告\u202efdp', '報告fdp.pdf'],
  ['報告.pdf', '第一行\n第二行', '第一行 第二行.pdf'],
  ['報告.pdf', '第一行\u2028第二行', '第一行 第二行.pdf'],
  ['報告.pdf', 'a\tb\u0007', 'a b.pdf'],
])('%j renamed to %j is %j: the ending stays', (current, wanted, name) => {
  expect(renamed(current, wanted)).toBe(name)
})

test.each([
  ['\ud800', 'half a character'],
  ['\u200b\u202e', 'nothing that is seen'],
  ['\u2800\u2800', 'empty cells'],
  ['a/b', 'a path'],
  ['CON', 'a device'],
  ['nul.pdf', 'a device with its ending'],
  ['.pdf', 'nothing but an ending'],
  ['長'.repeat(252), '256 characters with the ending'],
])('a file cannot be renamed to %j: %s', (wanted) => {
  expect(() => renamed('報告.pdf', wanted)).toThrow('FILE_NAME_UNSAFE')
})

test('characters that could not be decoded do not stay in a name', () => {
  expect(shownName('a\ufffd.pdf')).toBe('a_.pdf')
})

test('identifiers have 24 characters and differ', () => {
  const made = Array.from({ length: 100 }, newFileIdentifier)
  expect(new Set(made).size).toBe(100)
  for (const identifier of made) expect(identifier).toMatch(/^[0-9a-f]{24}$/)
})

describe('a name whose ending is put right', () => {
  test.each([
    ['IMG_E0380.HEIC', 'jpg', 'IMG_E0380.jpg', 'IMG_E0380.jpg'],
    ['照片 (1).jpg', 'heic', '照片 (1).heic', '照片（1）.heic'],
    [`${'長'.repeat(251)}.jpg`, 'webp', `${'長'.repeat(250)}.webp`, `${'長'.repeat(250)}.webp`],
  ])('%j as %s is %j', (given, extension, original, shown) => {
    expect(withExtension(readFileName(given), extension)).toEqual({ original, shown, extension })
  })
})
