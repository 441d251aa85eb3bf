import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from './platform/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

const migrations = join(import.meta.dirname, '../migrations')

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'learntrail-former-'))
  await cp(migrations, folder, { recursive: true })
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

/** The database as a former version left it, whose newest migration was `newest`. */
async function asFormer(newest: string): Promise<void> {
  for (const schema of ['public', 'drizzle']) await database.pool.query(`drop schema if exists ${schema} cascade`)
  await database.pool.query('create schema public')
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8'))
  const last = journal.entries.findIndex(({ tag }: { tag: string }) => tag === newest)
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  await migrateDatabase(database.pool, folder)
}

const [ann, ben, cat] = [1, 2, 3].map((number) => `019a0000-0000-7000-8000-00000000000${number}`) as [
  string,
  string,
  string,
]
const thing = '019a0000-0000-7000-8000-0000000000ff'

test('events that were kept for each who heard of them become one fact each, and say whose thing it was', async () => {
  await asFormer('0010_tallies')
  const at = '2026-11-01T00:00:00Z'
  const former: [string, string, string | null, string | null, object][] = [
    ['account.signed_up', ann, ann, null, {}],
    ['account.activated', ann, null, null, {}],
    ['profile.changed', ann, ann, null, { parts: 'names,contact' }],
    ['post.published', ann, ann, thing, { title: '水質' }],
    ['post.liked', ann, ben, thing, {}],
    ['relation.befriended', ann, ann, ben, {}],
    ['relation.befriended', ben, ann, ann, {}],
    ['shared.invited', ben, ann, thing, { title: '水質' }],
    ['shared.invited', cat, ann, thing, { title: '水質' }],
    ['shared.accepted', ben, ben, thing, { title: '水質' }],
    ['shared.accepted', ann, ben, thing, { title: '水質' }],
    ['shared.handed_over', ann, null, thing, { title: '水質', isMine: false }],
    ['shared.handed_over', ben, null, thing, { title: '水質', isMine: true }],
    ['shared.given_up', ann, ben, thing, { title: '水質' }],
    ['shared.given_up', cat, ben, thing, { title: '水質' }],
    ['file.conversion_failed', ann, null, thing, { name: 'a.docx' }],
  ]
  for (const [index, [kind, owner, actor, subject, data]] of former.entries()) {
    const id = `019a0000-0000-7000-9000-0000000000${String(index).padStart(2, '0')}`
    await database.pool.query(
      'insert into events (id, owner_id, actor_id, kind, subject_id, data, at) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, owner, actor, kind, subject, data, at],
    )
  }

  await migrateDatabase(database.pool)
  const { rows } = await database.pool.query('select kind, actor_id, subject_id, data from events order by id')
  expect(rows.map((row) => [row.kind, row.actor_id, row.subject_id, row.data])).toEqual([
    ['account.signed_up', ann, ann, {}],
    ['account.activated', null, ann, {}],
    ['profile.changed', ann, ann, { parts: ['names', 'contact'] }],
    ['post.published', ann, thing, { title: '水質' }],
    ['post.liked', ben, thing, { ownerId: ann }],
    ['relation.befriended', ann, ben, {}],
    ['shared.invited', ann, thing, { title: '水質', personId: ben }],
    ['shared.invited', ann, thing, { title: '水質', personId: cat }],
    ['shared.accepted', ben, thing, { title: '水質', ownerId: ann }],
    ['shared.handed_over', null, thing, { title: '水質', ownerId: ben, personIds: [ann, ben] }],
    ['shared.given_up', ben, thing, { title: '水質', personIds: [ann, cat] }],
    ['file.conversion_failed', null, thing, { name: 'a.docx', ownerId: ann }],
  ])
})
