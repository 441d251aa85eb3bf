import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readPlainText } from './plain-text.reader.ts'

const read = (content: Buffer, characters = 1_000) => readPlainText(Readable.from([content]), characters)

test.each([
  ['UTF-8', Buffer.from('\ufeff學習 learning\r\n第二行')],
  ['UTF-16', Buffer.from('\ufeff學習 learning\r\n第二行', 'utf16le')],
  ['UTF-16 of the other order', Buffer.from('\ufeff學習 learning\r\n第二行', 'utf16le').swap16()],
])('a text in %s is read', async (_encoding, content) => {
  expect(await read(content)).toBe('學習 learning\n第二行')
})

test('a text in Big5 is read', async () => {
  expect(await read(Buffer.from('bec7b2dfbefab57b', 'hex'))).toBe('學習歷程')
})

test('no more is read than is wanted, and half a character is none', async () => {
  expect(await read(Buffer.from('字'.repeat(100)), 100)).toHaveLength(100)
  expect(await read(Buffer.from('字'.repeat(101)), 100)).toHaveLength(100)
  expect(await read(Buffer.from(`a${'字'.repeat(1_000)}`), 10)).toBe(`a${'字'.repeat(9)}`)
  expect(await read(Buffer.alloc(0))).toBe('')
})
