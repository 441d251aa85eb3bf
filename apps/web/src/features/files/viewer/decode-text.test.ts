import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytes = (...values: number[]) => new Uint8Array(values)
const utf8 = (text: string) => new TextEncoder().encode(text)

describe('a text is read', () => {
  it('as UTF-8, with a mark or without', () => {
    expect(decodeText(utf8('溶氧 8.2'))).toBe('溶氧 8.2')
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, ...utf8('溶氧')))).toBe('溶氧')
  })

  it('as Big5 where it is no UTF-8', () => {
    // 學習
    expect(decodeText(bytes(0xbe, 0xc7, 0xb2, 0xdf))).toBe('學習')
  })

  it('as UTF-16 by its mark', () => {
    expect(decodeText(bytes(0xff, 0xfe, 0x78, 0x5b))).toBe('學')
    expect(decodeText(bytes(0xfe, 0xff, 0x5b, 0x78))).toBe('學')
  })

  it('without the half character at a cut', () => {
    expect(decodeText(utf8('學習').slice(0, 5), true)).toBe('學')
  })

  it('with signs for what nobody can read', () => {
    // A lead byte of Big5 with no trail byte.
    expect(decodeText(bytes(0x61, 0xbe))).toBe('a\ufffd')
  })
})
