import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { differenceOf, fitting, placeAfter } from './text-difference.rules.ts'

test('what was typed is as little as can be, and stands before the caret', () => {
  expect(differenceOf('早安', '早上好安')).toEqual({ at: 1, removed: 0, added: '上好' })
  expect(differenceOf('早上好安', '早安')).toEqual({ at: 1, removed: 2, added: '' })
  expect(differenceOf('aaaa', 'aaaaa', 2)).toEqual({ at: 1, removed: 0, added: 'a' })
  expect(differenceOf('aaaa', 'aaa', 1)).toEqual({ at: 1, removed: 1, added: '' })
  expect(differenceOf('一樣', '一樣')).toMatchObject({ removed: 0, added: '' })
})

test('no sign is cut into its halves', () => {
  // 👍 and 👎 share their high surrogate; 😀 and 🈀 share their low one.
  expect(differenceOf('👍', '👎')).toEqual({ at: 0, removed: 2, added: '👎' })
  expect(differenceOf('\u{1F600}', '\u{1F200}', 0)).toEqual({ at: 0, removed: 2, added: '\u{1F200}' })
})

test('only what there is room for is typed; what is there stays', () => {
  const typed = differenceOf('春眠', '春眠不覺曉')
  expect(fitting('春眠', typed, 4).added).toBe('不覺')
  expect(fitting('春眠', typed, 5).added).toBe('不覺曉')
  expect(fitting('春眠', { at: 0, removed: 0, added: '👍' }, 2).added).toBe('')
  expect(fitting('已經太長了', differenceOf('已經太長了', '已經太長'), 2)).toEqual({ at: 4, removed: 1, added: '' })
})

test('a caret stays where it was in the text, whatever others write around it', () => {
  const text = new Y.Doc().getText('words')
  text.insert(0, '春眠不覺曉')
  const steps: object[][] = []
  text.observe(({ delta }) => void steps.push(delta))
  text.insert(1, '天')
  text.delete(0, 1)
  text.insert(5, '！')
  let place = 2
  const places = steps.map((one) => {
    place = placeAfter(place, one)
    return place
  })
  expect(places).toEqual([3, 2, 2])
})
