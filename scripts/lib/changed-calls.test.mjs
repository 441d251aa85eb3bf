import { deepEqual, doesNotMatch, match } from 'node:assert/strict'
import { test } from 'node:test'
import { namedLike, sampleOf } from './changed-calls.mjs'

test('a sample goes from the first to the last', () => {
  deepEqual(sampleOf(['a', 'b', 'c']), ['a', 'b', 'c'])
  deepEqual(sampleOf(['a', 'b', 'c', 'd', 'e', 'f', 'g']), ['a', 'c', 'e', 'g'])
})

test('a call is found in the names of tests, and a longer one is not', () => {
  const pattern = new RegExp(namedLike(['GET /api/v2/posts/:id', 'PUT /api/v2/likes']))
  match('GET /api/v2/posts/:id lets in a student', pattern)
  match('PUT /api/v2/likes', pattern)
  doesNotMatch('GET /api/v2/posts/:id/likes', pattern)
  doesNotMatch('GET /api/v2/posts', pattern)
})
