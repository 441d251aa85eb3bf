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

test('a run longer than a line may break, a word may not', () => {
  const word = 'x'.repeat(39)
  expect(printableText(word)).toBe(word)
  expect(printableText(`${word}x`).split('\u200b')).toEqual(['x'.repeat(12), 'x'.repeat(12), 'x'.repeat(12), 'xxxx'])
  expect(printableText('學'.repeat(100))).toBe('學'.repeat(100))
  expect(printableText('x'.repeat(15_000)).replaceAll('\u200b', '')).toBe('x'.repeat(15_000))
})

test('a tree of data is cleaned wherever there is text', () => {
  const bell = code(7)
  expect(printableData({ a: [`1${bell}`, 2, null, true], b: { c: `d${bell}` } })).toEqual({
    a: ['1', 2, null, true],
    b: { c: 'd' },
  })
})
