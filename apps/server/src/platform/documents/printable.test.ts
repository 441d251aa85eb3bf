import { expect, test } from 'vitest'
import { printableData, printableText } from './printable.ts'

const code = (...codes: number[]) => String.fromCharCode(...codes)

test('what has no look is left out; tabs and line breaks stay', () => {
  expect(printableText(`a${code(0, 7, 27, 127, 0x85)}b\tc\nd${code(0xfffe, 0xffff)}`)).toBe('ab\tc\nd')
  expect(printableText('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd')
  expect(printableText(`好${code(0xd83d)}`)).toBe('好\ufffd')
})

test('a reading direction that was opened is closed with the text', () => {
  expect(printableText('\u202eabc')).toBe('\u202eabc\u202c')
  expect(printableText('\u2067אבג')).toBe('\u2067אבג\u2069')
})

test('nothing is put into what somebody wrote, however long it is without a space', () => {
  for (const text of ['x'.repeat(15_000), '學'.repeat(100), `https://example.edu.tw/${'a/'.repeat(60)}?b=c#d`]) {
    expect(printableText(text)).toBe(text)
  }
})

test('a tree of data is cleaned wherever there is text', () => {
  const bell = code(7)
  expect(printableData({ a: [`1${bell}`, 2, null, true], b: { c: `d${bell}` } })).toEqual({
    a: ['1', 2, null, true],
    b: { c: 'd' },
  })
})
