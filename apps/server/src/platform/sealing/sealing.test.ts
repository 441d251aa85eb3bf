import { describe, expect, test } from 'vitest'
import { isSealedWithNewest, newSealingKey, open, type SealingKeys, seal, sealingKeys } from './sealing.ts'

const place = { id: 'a1', field: 'address' }
const words = Buffer.from('臺北市內湖區文德路 218 號')
const newKeys = (): SealingKeys => sealingKeys(newSealingKey())

describe('what is sealed', () => {
  test('is read with its key at its place, also when it is empty', () => {
    const keys = newKeys()
    expect(open(keys, place, seal(keys, place, words))).toEqual({ is: 'open', bytes: words })
    expect(open(keys, place, seal(keys, place, Buffer.alloc(0)))).toEqual({ is: 'open', bytes: Buffer.alloc(0) })
  })

  test('holds no word of it, and is never twice the same', () => {
    const keys = newKeys()
    const sealed = seal(keys, place, words)
    expect(sealed.includes(words)).toBe(false)
    expect(sealed.equals(seal(keys, place, words))).toBe(false)
  })

  test.each([
    { id: 'a2', field: 'address' },
    { id: 'a1', field: 'phone' },
    { id: 'a1"', field: '"address' },
  ])('is not read at another place: $id $field', (other) => {
    const keys = newKeys()
    expect(open(keys, other, seal(keys, place, words))).toEqual({ is: 'damaged' })
  })

  test('is refused whichever of its bytes was changed', () => {
    const keys = newKeys()
    const sealed = seal(keys, place, words)
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(open(keys, place, changed).is, `byte ${at}`).not.toBe('open')
    }
  })

  test('is refused however short it was cut', () => {
    const keys = newKeys()
    const sealed = seal(keys, place, words)
    for (let length = 0; length < sealed.length; length++) {
      expect(open(keys, place, sealed.subarray(0, length)).is, `${length} bytes`).not.toBe('open')
    }
  })

  test('is not read with another key, which is told apart from damage', () => {
    expect(open(newKeys(), place, seal(newKeys(), place, words))).toEqual({ is: 'keyMissing' })
  })
})

describe('a change of keys', () => {
  test('leaves readable what the old key sealed, and seals with the new one', () => {
    const [before, after] = [newSealingKey(), newSealingKey()]
    const old = seal(sealingKeys(before), place, words)
    const keys = sealingKeys(`${after}, ${before}`)
    expect(open(keys, place, old)).toEqual({ is: 'open', bytes: words })
    expect(isSealedWithNewest(keys, old)).toBe(false)
    const anew = seal(keys, place, words)
    expect(isSealedWithNewest(keys, anew)).toBe(true)
    expect(open(sealingKeys(after), place, anew)).toEqual({ is: 'open', bytes: words })
    expect(open(sealingKeys(before), place, anew)).toEqual({ is: 'keyMissing' })
  })
})

describe('a setting', () => {
  test.each(['', 'c2hvcnQ=', `${Buffer.alloc(31).toString('base64')}`, `${Buffer.alloc(33).toString('base64')}`])(
    'that is no key is refused: "%s"',
    (setting) => expect(() => sealingKeys(setting)).toThrow('32 bytes'),
  )

  test('of which one key is none is refused, and what it was is not said', () => {
    const short = Buffer.alloc(31, 7).toString('base64')
    expect(() => sealingKeys(`${newSealingKey()},${short}`)).toThrow('one of these has 31')
    expect(() => sealingKeys(short)).not.toThrow(short)
  })
})
