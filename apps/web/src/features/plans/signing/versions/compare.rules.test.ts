import { expect, test } from 'vitest'
import { changedParts } from './compare.rules.ts'

const part = (key: string, text: string) => ({ key, name: key, text })

test('only what says something else is shown, in its order', () => {
  const before = [part('name', '河'), part('week 1', '訪談'), part('week 2', '整理')]
  const after = [part('name', '河'), part('week 1', '訪談兩人'), part('week 2', '整理')]
  expect(changedParts(before, after)).toEqual([{ key: 'week 1', name: 'week 1', before: '訪談', after: '訪談兩人' }])
})

test('what is gone stands where it was, and what is new where it is', () => {
  const before = [part('a', '1'), part('gone', '2'), part('z', '3')]
  const after = [part('a', '1'), part('z', '3'), part('new', '4')]
  expect(changedParts(before, after)).toEqual([
    { key: 'gone', name: 'gone', before: '2', after: '' },
    { key: 'new', name: 'new', before: '', after: '4' },
  ])
})

test('a part that is empty on both sides is no change', () => {
  expect(changedParts([part('a', '')], [])).toEqual([])
})
