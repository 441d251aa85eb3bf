import { expect, test } from 'vitest'
import { smartSlots } from './smart-slots.ts'
import { withQuestion } from './with-question.ts'

test('each slot begins with the intelligence of its place', () => {
  expect(smartSlots.map(({ name, tag }) => `${name} ${tag}`)).toEqual([
    'picture visual_spatial',
    'word verbal_linguistic',
    'logic logical_mathematical',
    'music musical',
    'nature naturalistic',
    'body bodily_kinesthetic',
    'people interpersonal',
    'self intrapersonal',
  ])
})

test('a question stands at the end of the text, with an empty line to answer on', () => {
  const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const empty = { type: 'paragraph' }
  expect(withQuestion({ type: 'doc', content: [] }, '看到什麼？').content).toEqual([line('看到什麼？'), empty])
  const begun = { type: 'doc', content: [line('一'), empty] } as Parameters<typeof withQuestion>[0]
  expect(withQuestion(begun, '二？').content).toEqual([line('一'), line('二？'), empty])
})
