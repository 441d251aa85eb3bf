import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { withoutRole } from './file-roles.mjs'

test('a file that says its role, an index, a test and a fixture are as they should be', () => {
  const files = [
    'posts/posts.service.ts',
    'posts/index.ts',
    'posts/demo.ts',
    'posts/publish.test.ts',
    'posts/posts.samples.fixture.ts',
    'chat/message.report-target.ts',
  ]
  deepEqual(withoutRole(files), [])
})

test('a file without a role, with a word that is none, or with two, is named', () => {
  const files = ['posts/seen.ts', 'posts/posts.helper.ts', 'guides/guide-samples.tw.ts', 'posts/posts.rules.service.ts']
  deepEqual(withoutRole(files), files)
})

test('the name of something that every object has is no role', () => {
  deepEqual(withoutRole(['posts/posts.constructor.ts']), ['posts/posts.constructor.ts'])
})
