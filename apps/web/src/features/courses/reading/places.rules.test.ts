import { expect, test } from 'vitest'
import { aroundUnit, placesOf } from './places.rules.ts'

const unit = (id: string) => ({ id, name: id, resources: [] })
const chapters = [
  { id: 'c1', name: '看河', units: [unit('a'), unit('b')] },
  { id: 'c2', name: '還沒有單元', units: [] },
  { id: 'c3', name: '量水', units: [unit('c')] },
]

test('units are read one after the other, past the ends of chapters and empty ones', () => {
  expect(placesOf(chapters).map(({ unit: { id }, number, chapterNumber }) => [id, number, chapterNumber])).toEqual([
    ['a', 1, 1],
    ['b', 2, 1],
    ['c', 3, 3],
  ])
  const around = aroundUnit(chapters, 'b')
  expect([around?.previous?.unit.id, around?.next?.unit.id, around?.count]).toEqual(['a', 'c', 3])
})

test('nothing is before the first and after the last, and a unit that was taken out is nowhere', () => {
  expect(aroundUnit(chapters, 'a')?.previous).toBeUndefined()
  expect(aroundUnit(chapters, 'c')?.next).toBeUndefined()
  expect(aroundUnit(chapters, 'x')).toBeNull()
})
