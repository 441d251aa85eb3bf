import { expect, test } from 'vitest'
import { anchorsOf } from './anchors.rules.ts'

const frame = { kind: 'frame', top: 75, bottom: 770, columns: [{ left: 70, right: 520 }] }
const edge = (id: string, end: string, page: number, y: number, x = 70) => ({ kind: 'text', id, edge: end, page, x, y })

test('a paragraph stands between its two edges, as wide as the text', () => {
  expect(anchorsOf([frame, edge('a', 'start', 1, 100), edge('a', 'end', 1, 160)])).toEqual([
    { kind: 'text', id: 'a', page: 1, x: 70, y: 100, width: 450, height: 60 },
  ])
})

test('one that goes on over pages stands on each of them', () => {
  const anchors = anchorsOf([frame, edge('a', 'start', 1, 700), edge('a', 'end', 3, 120)])
  expect(anchors.map(({ page, y, height }) => [page, y, height])).toEqual([
    [1, 700, 70],
    [2, 75, 695],
    [3, 75, 45],
  ])
})

test('one that goes on in the next column stands in both', () => {
  const columns = [
    { left: 70, right: 280 },
    { left: 300, right: 510 },
  ]
  const anchors = anchorsOf([{ ...frame, columns }, edge('a', 'start', 1, 700, 300), edge('a', 'end', 2, 120)])
  expect(anchors.map(({ page, x, width, y, height }) => [page, x, width, y, height])).toEqual([
    [1, 300, 210, 700, 70],
    [2, 70, 210, 75, 45],
  ])
})

test('a paragraph pushed to the next page leaves nothing behind', () => {
  const anchors = anchorsOf([frame, edge('a', 'start', 1, 770), edge('a', 'end', 2, 120)])
  expect(anchors.map(({ page }) => page)).toEqual([2])
})

test('a picture stands where the template says, as large as it says', () => {
  const picture = { kind: 'image', id: 'b', edge: 'box', page: 2, x: 80, y: 90, width: 200, height: 150 }
  expect(anchorsOf([frame, picture])).toEqual([
    { kind: 'image', id: 'b', page: 2, x: 80, y: 90, width: 200, height: 150 },
  ])
})

test('without a frame nothing is known', () => {
  expect(anchorsOf([edge('a', 'start', 1, 100), edge('a', 'end', 1, 160)])).toEqual([])
})
