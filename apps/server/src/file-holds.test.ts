import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FileUse, fileUses, isFileUsed } from './features/files/file-uses.kind.ts'
import { holdsNamedBy, holdTriggersOf } from './features/files/holds/hold-triggers.sql.ts'
import { liveALife } from './features/leaving/a-life.fixture.ts'
import { features } from './features.ts'
import { Declared } from './platform/declared.ts'
import { newId } from './platform/ids/ids.ts'
import { createCast } from './testing/kinds.ts'
import { newPerson } from './testing/people.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const declared = new Declared(features)
const uses = declared.of(fileUses)

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
  await liveALife(await createCast(product))
  await fillTheRest()
}, 120_000)
afterAll(() => product.close())

/** Fills what no life fixture does: what the service and staff make, and a picture of a room. */
async function fillTheRest(): Promise<void> {
  const { pool } = product.platform
  const { id } = await newPerson(product)
  const { rows } = await pool.query<{ id: string }>('select id from files where owner_id <> $1 order by id limit 1', [
    id,
  ])
  const file = rows[0]?.id
  await pool.query('update accounts set avatar_file_id = $1 where id = $2', [file, id])
  await pool.query('update chatrooms set picture_file_id = $1 where id in (select id from chatrooms limit 1)', [file])
  await pool.query(
    `update chatroom_messages set withheld = jsonb_set(withheld, '{fileIds}', to_jsonb(array[$1::text]))`,
    [file],
  )
  await pool.query('update broadcasts set file_ids = array[$1::uuid]', [file])
  await pool.query(`update report_cases set frozen = jsonb_build_object('text', '', 'fileIds', array[$1::uuid, $2])`, [
    file,
    newId(Date.now()),
  ])
  await pool.query(
    `insert into banners (id, client_id, file_id, alt_tw, alt_en, starts_at, ends_at, place)
     values ($1, $1, $2, '', '', now(), now(), 1)`,
    [newId(Date.now()), file],
  )
}

/** Rolls back everything that `work` does. */
async function inTrial(work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await product.platform.pool.connect()
  try {
    await client.query('begin')
    await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

interface Hold {
  fileId: string
  holderId: string
  number: number
}

const columns = 'file_id as "fileId", holder_id as "holderId", number'
const orderOf = ({ fileId, holderId, number }: Hold) => `${holderId} ${number} ${fileId}`
const inOrder = (holds: Hold[]) => holds.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))

async function held(client: Pick<PoolClient, 'query'>, place: string): Promise<Hold[]> {
  return inOrder((await client.query<Hold>(`select ${columns} from file_holds where place = $1`, [place])).rows)
}

async function named(client: Pick<PoolClient, 'query'>, use: FileUse): Promise<Hold[]> {
  return inOrder((await client.query<Hold>(`select ${columns} from (${holdsNamedBy(use)}) named`)).rows)
}

test('every place has its triggers in the database, and no other is there', async () => {
  const ours = `from pg_trigger where tgfoid = 'hold_files'::regproc`
  await inTrial(async (client) => {
    const definitions = async () => {
      // In plain form: a database made from the baseline groups row comparisons differently.
      const { rows } = await client.query<{ definition: string }>(
        `select pg_get_triggerdef(oid, true) as definition ${ours}`,
      )
      return new Set(rows.map(({ definition }) => definition))
    }
    const there = await definitions()
    const { rows } = await client.query<{ table: string; name: string }>(
      `select tgrelid::regclass::text as table, tgname as name ${ours}`,
    )
    for (const { table, name } of rows) await client.query(`drop trigger "${name}" on ${table}`)
    const missing: string[] = []
    const known = new Set<string>()
    for (const statement of uses.flatMap(holdTriggersOf)) {
      await client.query(statement)
      const [made] = (await definitions()).difference(known)
      known.add(made ?? '')
      if (!there.has(made ?? '')) missing.push(statement)
    }
    expect(missing.join(';\n'), 'the next migration has these').toBe('')
    expect([...there.difference(known)], 'and drops these').toEqual([])
  })
})

/** The column by which each place names its files. */
const namingColumn: Record<string, string> = {
  avatar: 'avatar_file_id',
  banner: 'file_id',
  bulletinPaper: 'photo_id',
  chatroomPicture: 'picture_file_id',
  chatroomWithheld: 'withheld',
  courseFile: 'file_id',
  ePortfolio: 'file_id',
  groupCover: 'cover_file_id',
  handIn: 'file_id',
  homeworkVoice: 'voice_id',
  planPaper: 'photo_id',
  post: 'file_id',
  prize: 'file_id',
  reported: 'frozen',
  shared: 'file_id',
  slot: 'picture_id',
}

/** The table whose rows the holder of a place is deleted with. */
const goesWith: Record<string, string> = {
  chatroom: 'chatrooms',
  chatroomWithheld: 'chatrooms',
  ePortfolio: 'eportfolios',
  ePortfolioVersion: 'eportfolios',
  handIn: 'homework_versions',
  planEdition: 'plans',
  post: 'posts',
  shared: 'shared_records',
}

describe.each(uses.map((use) => [use.name, use] as const))('%s', (place, use) => {
  const { table, id, number } = use.holder
  const column = namingColumn[place] ?? 'file_ids'
  const shape = column === 'frozen' || column === 'withheld' ? 'json' : column === 'file_ids' ? 'list' : 'one'
  const isRow = `${id} = $2 and ${number ?? '0'} = $3`

  async function aHold(client: PoolClient): Promise<Hold> {
    const hold = (await held(client, place)).at(-1)
    if (hold === undefined) throw new Error('no file is held here')
    return hold
  }

  async function copyOf({ fileId }: Hold, client: PoolClient): Promise<string> {
    const copy = newId(Date.now())
    await client.query(
      `insert into files select (jsonb_populate_record(f, jsonb_build_object('id', $1::uuid))).* from files f where id = $2`,
      [copy, fileId],
    )
    return copy
  }

  const putting = {
    list: `update ${table} set ${column} = ${column} || $1::uuid where ${isRow}`,
    one: `update ${table} set ${column} = $1 where ${isRow} and ${column} = $4`,
    json: `update ${table} set ${column} = jsonb_set(${column}, '{fileIds}', ${column} -> 'fileIds' || to_jsonb($1::text)) where ${isRow}`,
  }[shape]

  test('holds what a life has put there', async () => {
    const holds = await held(product.platform.pool, place)
    expect(holds.length).toBeGreaterThan(0)
    expect(holds).toEqual(await named(product.platform.pool, use))
  })

  test('holds what is put in, and no longer what it has taken the place of', () =>
    inTrial(async (client) => {
      const hold = await aHold(client)
      const added = await copyOf(hold, client)
      const values = [added, hold.holderId, hold.number, ...(shape === 'one' ? [hold.fileId] : [])]
      expect((await client.query(putting, values)).rowCount).toBe(1)
      const now = await held(client, place)
      expect(now).toContainEqual({ ...hold, fileId: added })
      expect(now.some(({ fileId }) => fileId === hold.fileId)).toBe(shape !== 'one')
      // The copy of a reported thing shows the file, and does not keep it from being deleted.
      const { rows } = await client.query(
        `select ${isFileUsed(declared, 'f')} as "isUsed" from files f where id = $1`,
        [added],
      )
      expect(rows).toEqual([{ isUsed: place !== 'reported' }])
      expect(now).toEqual(await named(client, use))
    }))

  test('does not hold what is taken out', () =>
    inTrial(async (client) => {
      const hold = await aHold(client)
      const values = [hold.fileId, hold.holderId, hold.number]
      const isNeeded = ['post', 'shared', 'banner', 'handIn'].includes(place)
      const taking = {
        list: `update ${table} set ${column} = array_remove(${column}, $1) where ${isRow}`,
        one: isNeeded
          ? `delete from ${table} where ${column} = $1 and ${isRow}`
          : `update ${table} set ${column} = null where ${column} = $1 and ${isRow}`,
        json: `update ${table} set ${column} = null where ${column} -> 'fileIds' ? $1::text and ${isRow}`,
      }[shape]
      expect((await client.query(taking, values)).rowCount).toBe(1)
      const now = await held(client, place)
      expect(now).not.toContainEqual(hold)
      expect(now).toEqual(await named(client, use))
    }))

  test('holds nothing once what held it is removed', () =>
    inTrial(async (client) => {
      const hold = await aHold(client)
      // Hand-ins keep their question from being deleted.
      await client.query('delete from homework_hand_ins where question_id = $1', [hold.holderId])
      const gone = goesWith[place]
      const removing =
        gone === undefined ? `delete from ${table} where ${id} = $1` : `delete from ${gone} where id = $1`
      expect((await client.query(removing, [hold.holderId])).rowCount).toBeGreaterThan(0)
      const now = await held(client, place)
      expect(now.filter(({ holderId }) => holderId === hold.holderId)).toEqual([])
      expect(now).toEqual(await named(client, use))
    }))

  test('holds nothing that is removed', () =>
    inTrial(async (client) => {
      const { fileId } = await aHold(client)
      for (const needed of ['post_files', 'shared_files', 'homework_version_files', 'banners', 'eportfolio_forms'])
        await client.query(`delete from ${needed} where file_id = $1`, [fileId])
      await client.query('delete from files where id = $1', [fileId])
      expect((await held(client, place)).filter((hold) => hold.fileId === fileId)).toEqual([])
      expect(await held(client, place)).toEqual(await named(client, use))
    }))
})

const put = 'update drafts set file_ids = $1, version = version + 1 where id = $2'
const own = (client: PoolClient) =>
  client.query<{ id: string; fileIds: string[] }>(
    `select id, file_ids as "fileIds" from drafts where file_ids <> '{}' and not is_bulletin limit 1`,
  )

test('a row whose files stay writes nothing', () =>
  inTrial(async (client) => {
    const [draft] = (await own(client)).rows
    const writes = async () =>
      (
        await client.query(`select pg_stat_get_xact_tuples_inserted('file_holds'::regclass)::int
        + pg_stat_get_xact_tuples_deleted('file_holds'::regclass)::int as count`)
      ).rows[0].count
    const before = await writes()
    await client.query(put, [draft?.fileIds, draft?.id])
    await client.query(put, [draft?.fileIds.toReversed(), draft?.id])
    expect(await writes()).toBe(before)
    await client.query(put, [[], draft?.id])
    expect(await writes()).toBe(before + (draft?.fileIds.length ?? 0))
  }))

test('a file that is named and gone is held by nothing, and one that is named twice once', () =>
  inTrial(async (client) => {
    const [draft] = (await own(client)).rows
    const [file] = draft?.fileIds ?? []
    await client.query(put, [[file, newId(Date.now()), file], draft?.id])
    const holds = (await held(client, 'draft')).filter(({ holderId }) => holderId === draft?.id)
    expect(holds).toEqual([{ fileId: file, holderId: draft?.id, number: 0 }])
  }))

test('what is deleted, withdrawn or becomes something else lets go', () =>
  inTrial(async (client) => {
    await client.query(`update homework_questions set state = 'deleted'`)
    await client.query('update broadcasts set withdrawn_at = now()')
    expect([await held(client, 'homeworkQuestion'), await held(client, 'broadcast')]).toEqual([[], []])
    const former = await held(client, 'draft')
    await client.query('update drafts set is_bulletin = true')
    expect(await held(client, 'draft')).toEqual([])
    expect(await held(client, 'bulletinDraft')).toEqual(expect.arrayContaining(former))
  }))
