import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { affectedBy } from './affected-tests.mjs'

const affectedTests = (changed, imported) => affectedBy(changed, imported).tests

const server = 'apps/server/src'
const modules = [
  { source: `${server}/platform/clock.ts`, imports: [] },
  { source: `${server}/platform/clock.test.ts`, imports: [`${server}/platform/clock.ts`] },
  { source: `${server}/features/posts/likes/likes.rules.ts`, imports: [] },
  {
    source: `${server}/features/posts/likes/likes.service.ts`,
    imports: [`${server}/features/posts/likes/likes.rules.ts`, `${server}/platform/clock.ts`],
  },
  { source: `${server}/features/posts/index.ts`, imports: [`${server}/features/posts/likes/likes.service.ts`] },
  { source: `${server}/features/posts/posts.test.ts`, imports: [`${server}/testing/test-app.ts`] },
  { source: `${server}/features/posts/likes/likes.test.ts`, imports: [`${server}/testing/test-app.ts`] },
  { source: `${server}/features/files/files.service.ts`, imports: [`${server}/features/posts/index.ts`] },
  { source: `${server}/features/files/files.test.ts`, imports: [`${server}/testing/test-app.ts`] },
  { source: `${server}/features.ts`, imports: [`${server}/features/posts/index.ts`] },
  { source: `${server}/testing/test-app.ts`, imports: [`${server}/features.ts`] },
]

test('a change concerns what imports it and what lies beside that', () => {
  deepEqual(affectedTests([`${server}/platform/clock.ts`], modules), [
    `${server}/platform/clock.test.ts`,
    `${server}/features/posts/likes/likes.test.ts`,
  ])
})

test('a change in one feature does not concern another through what it offers', () => {
  deepEqual(affectedTests([`${server}/features/posts/likes/likes.rules.ts`], modules), [
    `${server}/features/posts/likes/likes.test.ts`,
  ])
})

test('a change behind a name of an index concerns the features that use that name', () => {
  const withNames = modules.map((module) => {
    if (module.source === `${server}/features/posts/index.ts`)
      return { ...module, offers: [{ name: 'likesOf', from: `${server}/features/posts/likes/likes.service.ts` }] }
    if (module.source !== `${server}/features/files/files.service.ts`) return module
    return { ...module, names: { [`${server}/features/posts/index.ts`]: ['likesOf'] } }
  })
  deepEqual(affectedTests([`${server}/features/posts/likes/likes.rules.ts`], withNames), [
    `${server}/features/posts/likes/likes.test.ts`,
    `${server}/features/files/files.test.ts`,
  ])
})

test('a change of what puts everything together concerns everything that uses it', () => {
  deepEqual(affectedTests([`${server}/features.ts`], modules), [
    `${server}/features/posts/posts.test.ts`,
    `${server}/features/posts/likes/likes.test.ts`,
    `${server}/features/files/files.test.ts`,
  ])
})

test('a changed test is run, and the others beside it are not', () => {
  const changed = `${server}/features/posts/likes/likes.test.ts`
  deepEqual(affectedTests([changed], modules), [changed])
})
