import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { importsIn, namesIn } from './module-graph.mjs'

const source = 'apps/server/src/features/posts/likes/likes.service.ts'
const text = `import type { Likes } from '@learntrail/contract/posts/likes'
import { errorCodes } from '@learntrail/contract'
import 'node:fs'
import {
  likesOf,
  type Row,
  hidden as hiddenLikes,
} from '../posts.repository.ts'
export { likes, type Like, unlike as takeBack } from './likes.rules.ts'
export * from './words.ts'
const words = import('@learntrail/texts/tw/posts/posts.json')
const not = "import from 'nowhere'"
`

test('imports are paths from the root, whichever way they are written', () => {
  deepEqual(importsIn(source, text), [
    'packages/contract/src/posts/likes.ts',
    'packages/contract/src/index.ts',
    'node:fs',
    'apps/server/src/features/posts/posts.repository.ts',
    'apps/server/src/features/posts/likes/likes.rules.ts',
    'apps/server/src/features/posts/likes/words.ts',
    'packages/texts/src/tw/posts/posts.json',
  ])
})

test('names are those that are there when it runs, with what stands behind those that are handed on', () => {
  const { names, offers } = namesIn(source, text)
  deepEqual(names['apps/server/src/features/posts/posts.repository.ts'], ['likesOf', 'hidden'])
  deepEqual(offers, [
    { name: 'likes', from: 'apps/server/src/features/posts/likes/likes.rules.ts' },
    { name: 'takeBack', from: 'apps/server/src/features/posts/likes/likes.rules.ts' },
  ])
})
