import { describe, expect, it } from 'vitest'
import { mergeLists, mergeValue } from './merge-blocks.ts'

const merge = (base: string, mine: string, theirs: string) => {
  const { items, conflicts } = mergeLists([...base], [...mine], [...theirs])
  return [items.join(''), conflicts]
}

describe('two versions of a text', () => {
  it('are brought together where they changed different places', () => {
    expect(merge('abc', 'aXbc', 'abcY')).toEqual(['aXbcY', 0])
    expect(merge('abc', 'bc', 'abcY')).toEqual(['bcY', 0])
    expect(merge('', 'M', '')).toEqual(['M', 0])
    expect(merge('abc', 'abc', 'Xc')).toEqual(['Xc', 0])
  })
  it('are both there where they changed the same place, theirs first', () => {
    expect(merge('abc', 'aMc', 'aTc')).toEqual(['aTMc', 1])
    expect(merge('', 'M', 'T')).toEqual(['TM', 1])
    expect(merge('a', 'aM', 'aT')).toEqual(['aTM', 1])
  })
  it('hold once what both did', () => {
    expect(merge('a', 'aX', 'aX')).toEqual(['aX', 0])
    expect(merge('abc', 'ac', 'ac')).toEqual(['ac', 0])
  })
  it('never lose what somebody changed that the other deleted', () => {
    expect(merge('abc', 'aMc', 'ac')).toEqual(['aMc', 0])
    expect(merge('abc', 'ac', 'aTc')).toEqual(['aTc', 0])
  })
  it('are compared whatever the order of their keys', () => {
    const one = { type: 'p', attrs: { a: 1, b: 2 } }
    const same = { attrs: { b: 2, a: 1 }, type: 'p' }
    expect(mergeLists([one], [same], [one, 'new']).items).toEqual([one, 'new'])
  })
})

describe('a value', () => {
  it('is the one that was changed, and mine where both did', () => {
    expect(mergeValue('a', 'a', 'b')).toEqual({ value: 'b', lost: null })
    expect(mergeValue('a', 'b', 'a')).toEqual({ value: 'b', lost: null })
    expect(mergeValue('a', 'b', 'c')).toEqual({ value: 'b', lost: 'c' })
    expect(mergeValue('a', 'b', 'b')).toEqual({ value: 'b', lost: null })
  })
})
