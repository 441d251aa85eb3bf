import { describe, expect, it } from 'vitest'
import { isSame, shortened, stampOf } from './stamp.rules.ts'

describe('two values', () => {
  it('are the same whatever the order of their keys, which the database changes', () => {
    expect(isSame({ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 })).toBe(true)
    expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  })

  it('have short stamps that tell them apart', () => {
    expect(shortened(stampOf({ a: '水' }))).toBe(shortened(stampOf({ a: '水' })))
    expect(shortened(stampOf({ a: '水' }))).not.toBe(shortened(stampOf({ a: '木' })))
  })
})
