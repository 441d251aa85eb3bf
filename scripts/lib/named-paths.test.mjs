import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { beginnings, namedPaths } from './named-paths.mjs'

const root = join(import.meta.dirname, '../..')
const isThere = (path) => beginnings.some((beginning) => existsSync(join(root, beginning, path)))

test('paths are told from addresses, media types and commands', () => {
  const page =
    'See `platform/http/bind.ts`, `posts/likes.ts`, `docs/security.md` and [why](decisions/001-x.md#so), [there](https://x.test/a.md); ' +
    'not `/api/v2/users`, `text/event-stream`, `npm run test:unit`, `features/*.ts`.'
  assert.deepEqual(namedPaths(page), [
    'platform/http/bind.ts',
    'posts/likes.ts',
    'docs/security.md',
    'docs/decisions/001-x.md',
  ])
})

for (const page of ['docs/asvs.md', 'docs/security.md']) {
  test(`${page} names files that are there`, () => {
    const named = namedPaths(readFileSync(join(root, page), 'utf8'))
    assert.ok(named.length > 5)
    assert.deepEqual(
      named.filter((path) => !isThere(path)),
      [],
    )
  })
}
