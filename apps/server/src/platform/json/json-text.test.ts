import { describe, expect, test } from 'vitest'
import { JsonText, joinJson, writeJson } from './json-text.ts'

describe('what is JSON already', () => {
  test('stands in an answer as it is', () => {
    const answer = {
      id: 1,
      content: new JsonText('{"text": "溪水 \\"清\\""}'),
      files: [new JsonText('[]')],
      after: null,
    }
    expect(writeJson(answer)).toBe('{"id":1,"content":{"text": "溪水 \\"清\\""},"files":[[]],"after":null}')
  })

  test('may be all of it', () => {
    expect(writeJson(new JsonText('[1, 2]'))).toBe('[1, 2]')
  })

  test('may be the same at two places', () => {
    const owner = new JsonText('{"id":"a"}')
    expect(JSON.parse(writeJson([owner, owner]))).toEqual([{ id: 'a' }, { id: 'a' }])
  })

  test('is not what somebody wrote that looks like it', () => {
    const said = ['json-text 0 ', '"json-text 0 "', '\u0000 0 ']
    expect(JSON.parse(writeJson({ said, content: new JsonText('1') }))).toEqual({ said, content: 1 })
  })

  test('can be joined with what is not', () => {
    const facts = new JsonText<{ title: string }>('{"title":"溪水"}')
    const joined = joinJson<{ title: string }, { likes: number; owner: object }>(facts, {
      likes: 2,
      owner: new JsonText('{"id":"a"}'),
    })
    expect(writeJson({ post: joined })).toBe('{"post":{"title":"溪水","likes":2,"owner":{"id":"a"}}}')
  })

  test('can be read', () => {
    expect(new JsonText<{ a: number }>('{"a":1}').parse()).toEqual({ a: 1 })
  })
})

test('an answer without any is written as ever', () => {
  const answer = { at: new Date(0), list: [undefined, '學', 1.5], left: undefined }
  expect(writeJson(answer)).toBe(JSON.stringify(answer))
})
