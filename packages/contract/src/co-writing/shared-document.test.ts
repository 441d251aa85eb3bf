import { expect, test } from 'vitest'
import { tagLimits } from '../tags/limits.ts'
import { fileKey, ownTagKey, placeAfter, readSharedFields, sharedTitle, tagKey } from './shared-document.ts'

test('what is chosen is read in the order of its places', () => {
  const json = {
    date: '2026-11-01',
    classification: 'works',
    [tagKey('teamwork')]: 2,
    [tagKey('sdg_6')]: 1,
    [ownTagKey('專題')]: 0,
    [fileKey('b')]: 0,
    [fileKey('a')]: 0.5,
  }
  expect(readSharedFields(json)).toEqual({
    date: '2026-11-01',
    classification: 'works',
    tags: ['sdg_6', 'teamwork'],
    customTags: ['專題'],
    fileIds: ['b', 'a'],
  })
  expect(placeAfter(json, tagKey(''))).toBe(3)
  expect(placeAfter({}, tagKey(''))).toBe(0)
})

test('what no record knows is passed over', () => {
  const long = '長'.repeat(tagLimits.customTag + 1)
  const json = {
    date: '2026-02-30',
    classification: 'nothing',
    [tagKey('nothing')]: 0,
    other: 1,
    [ownTagKey(long)]: 0,
    [ownTagKey('a<b')]: 0,
    [ownTagKey(' x ')]: 0,
    [ownTagKey('')]: 0,
    [ownTagKey('長'.repeat(tagLimits.customTag))]: 'first',
  }
  expect(readSharedFields(json)).toEqual({
    date: null,
    classification: null,
    tags: [],
    fileIds: [],
    customTags: ['長'.repeat(tagLimits.customTag)],
  })
  for (const date of [20_261_101, '0000-01-01', '2026-1-1', null]) expect(readSharedFields({ date }).date).toBeNull()
})

test('a title has one line', () => {
  expect(sharedTitle('  小論文\n第二行 ')).toBe('小論文 第二行')
})
