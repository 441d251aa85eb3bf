import { describe, expect, test } from 'vitest'
import { folderName, linkTo, safeFileName, safeName } from './archive-names.rules.ts'

describe('a part of a path inside an archive', () => {
  test.each([
    ['水質檢測', '水質檢測'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j'],
    ['  . 兩邊 .  ', '兩邊'],
    ['上\n下\t旁', '上_下_旁'],
    ['\u202egpj.exe', '_gpj.exe'],
    ['CON', '_CON'],
    ['lpt1.報告', '_lpt1.報告'],
    ['', '沒有名字'],
    ['...', '沒有名字'],
    ['///', '沒有名字'],
    ['\ud800', '沒有名字'],
  ])('%j becomes %j', (name, safe) => expect(safeName(name, '沒有名字')).toBe(safe))

  test('is never longer than file systems take, and no character is cut in two', () => {
    const long = safeName('𠮷'.repeat(300), 'x')
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(120)
    expect([...long].every((character) => character === '𠮷')).toBe(true)
  })
})

test.each([
  ['報告.pdf', '報告.pdf'],
  [`${'長'.repeat(200)}.docx`, `${'長'.repeat(40)}.docx`],
  ['.jpg', 'jpg'],
  ['nul.txt', '_nul.txt'],
  ['a.b/c', 'a.bc'],
])('the ending of a file stays: %j', (name, safe) => expect(safeFileName(name, '檔案')).toBe(safe))

test('a folder is numbered and dated', () => {
  expect(folderName(12, '2026-11-18', '水質檢測', '未命名')).toBe('0012_2026-11-18_水質檢測')
  expect(folderName(1, '2026-11-18', ' ', '未命名')).toBe('0001_2026-11-18_未命名')
})

test('a link is an address, whatever the name', () => {
  expect(linkTo('0001 #1?', 'a&b%.jpg')).toBe('0001%20%231%3F/a%26b%25.jpg')
})
