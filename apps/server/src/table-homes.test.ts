import { afterAll, beforeAll, expect, test } from 'vitest'
import { commentedTables } from './features/comments/comment-targets.kind.ts'
import { features } from './features.ts'
import { homesOf, type TableHome } from './platform/database/table-homes.ts'
import { Declared } from './platform/declared.ts'
import { platformTables } from './platform/platform-tables.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

const declared = new Declared(features)
const homes: readonly TableHome[] = [...homesOf(declared), ...platformTables]
const homeOf = new Map(homes.map((home) => [home.table, home]))

/** Tables older than the rule that keys begin with the owner of the rows. No new ones are added. */
const keptKeys = [
  'account_archives',
  'all_drafts',
  'all_eportfolios',
  'bulletins',
  'chatroom_keepings',
  'exhibited_posts',
  'export_drafts',
  'files',
  'follows',
  'friend_requests',
  'homework_archives',
  'homework_hand_ins',
  'homework_phrases',
  'homework_questions',
  'homework_remarks',
  'homework_templates',
  'homework_versions',
  'identities',
  'live_messages',
  'mail_tokens',
  'notices',
  'passkeys',
  'placements',
  'plan_grants',
  'plan_orders',
  'plan_redemptions',
  'post_archives',
  'post_groups',
  'post_versions',
  'problem_answers',
  'push_devices',
  'report_decisions',
  'report_notes',
  'reports',
  'school_codes',
  'school_plans',
  'sessions',
  'shared_edits',
  'summary_suggestions',
  'uploads',
]

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('started')
})
afterAll(() => database.drop())

test('every table of the database says once whose its rows are', async () => {
  const { rows } = await database.pool.query<{ table: string }>(
    `select relname as table from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
       and not relispartition`,
  )
  expect(homes.map(({ table }) => table).sort()).toEqual(rows.map(({ table }) => table).sort())
})

test('by a column that it has, of the kind of what it names', async () => {
  const { rows } = await database.pool.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
     where table_schema = current_schema()`,
  )
  const typeOf = new Map(rows.map(({ table, column, type }) => [`${table}.${column}`, type]))
  for (const { table, by } of homes)
    if (by !== null) expect(typeOf.get(`${table}.${by}`), `${table}.${by}`).toBe('uuid')
})

test('every row leads to a home, through tables that are there', () => {
  const led = (table: string, way: readonly string[]): string[] => {
    expect(way, `${table} leads back to itself`).not.toContain(table)
    const home = homeOf.get(table)
    expect(home, `${[...way, table].join(' → ')} has no home`).toBeDefined()
    if (home === undefined || typeof home.with === 'string') return home === undefined ? [] : [home.with as string]
    return home.with.flatMap((other) => led(other, [...way, table]))
  }
  // Through the thing commented on, whoever owns it.
  expect([...new Set(led('comment_likes', []))].sort()).toEqual(['group', 'person'])
  const commented = homeOf.get('all_comments')?.with
  expect(commented).toEqual(commentedTables(declared))
  expect(commented).toEqual(expect.arrayContaining(['all_posts', 'bulletins', 'homework_questions', 'all_eportfolios']))
  expect(led('homework_version_files', [])).toEqual(['group'])
  for (const { table } of homes) expect(led(table, []).length).toBeGreaterThan(0)
})

test('what stands below rows of one table goes with them', async () => {
  const { rows } = await database.pool.query<{ table: string; other: string }>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as other from pg_constraint where contype = 'f'`,
  )
  const keys = new Set(rows.map(({ table, other }) => `${table} → ${other}`))
  const without = homes.filter(({ with: home }) => typeof home !== 'string' && home.length === 1)
  expect(without.length).toBeGreaterThan(20)
  expect(without.filter(({ table, with: [other] }) => !keys.has(`${table} → ${other}`))).toEqual([])
})

test('its key begins with whose it is, unless it is older than that', async () => {
  const { rows } = await database.pool.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_constraint k join pg_class c on c.oid = k.conrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
     where k.contype = 'p' and c.relnamespace = current_schema()::regnamespace`,
  )
  const firstOf = new Map(rows.map(({ table, column }) => [table, column]))
  const others = homes.filter(({ table, by }) => by !== null && firstOf.get(table) !== by).map(({ table }) => table)
  expect(others.sort()).toEqual(keptKeys)
})
