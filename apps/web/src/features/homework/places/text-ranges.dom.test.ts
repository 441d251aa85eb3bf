import { expect, test } from 'vitest'
import { offsetsOf, rangeOf } from './text-ranges.ts'

function page(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

test('words of several elements are found, and told where they are', () => {
  const root = page('<p>上游<strong>很清</strong></p><ul><li><p>下游<br>濁</p></li></ul>')
  for (const [start, end, words] of [
    [0, 2, '上游'],
    [1, 5, '游很清下'],
    [2, 4, '很清'],
    [4, 7, '下游濁'],
  ] as const) {
    const range = rangeOf(root, start, end)
    expect(range?.toString()).toBe(words)
    expect(range && offsetsOf(root, range)).toEqual({ start, end })
  }
})

test('words that are not there have no range, and a selection of nothing no offsets', () => {
  const root = page('<p>上游</p>')
  expect(rangeOf(root, 1, 3)).toBeNull()
  const nothing = document.createRange()
  nothing.setStart(root.querySelector('p')?.firstChild as Node, 1)
  nothing.collapse(true)
  expect(offsetsOf(root, nothing)).toBeNull()
})
