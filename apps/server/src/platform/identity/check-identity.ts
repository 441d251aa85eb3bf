import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Clock } from '../clock/clock.ts'
import { besideSql, isMissingInSchema } from '../database/index.ts'
import type { Storage } from '../storage/storage.ts'
import { judge, type Meeting, type Mismatch } from './identity.rules.ts'

/** What features know about stored content and the platform does not. */
export interface NamedContent {
  /** Resolves to whether any row names content. */
  isAnyNamed(): Promise<boolean>
  /** Resolves to those of the keys that no row names. */
  findLoose(keys: string[]): Promise<string[]>
}

export interface Acquaintance {
  pool: Pool
  storage: Storage
  clock: Clock
  content: NamedContent
}

/** Keys of a storage that are looked up when nothing else shows which product it belongs to. */
const mostSeen = 200

/**
 * Refuses a database of another product than the storage before anything is changed. It relies on tables of any version
 * of the product, or none; whatever they cannot show is checked by `checkIdentity` after the migrations. `except` is a
 * mismatch to let pass.
 */
export async function refuseStranger(met: Acquaintance, except?: Mismatch): Promise<void> {
  const verdict = judge(await meet({ ...met, content: contentOfAnyVersion(met.content) }))
  if (typeof verdict === 'string' || verdict.refusal === except) return
  throw new Error(sentences[verdict.refusal](met.storage.place))
}

/**
 * Makes the questions about content work on tables of any version: missing tables name nothing, and those of an older
 * version may name the keys in question.
 */
function contentOfAnyVersion({ isAnyNamed, findLoose }: NamedContent): NamedContent {
  const isAnyNamedNow = () => isAnyNamed().catch(unlessMissing(false))
  return {
    isAnyNamed: isAnyNamedNow,
    findLoose: async (keys) => {
      const isNaming = await isAnyNamedNow()
      return findLoose(keys).catch(unlessMissing(isNaming ? [] : keys))
    },
  }
}

function unlessMissing<Answer>(answer: Answer): (error: unknown) => Answer {
  return (error) => {
    if (isMissingInSchema(error)) return answer
    throw error
  }
}

/**
 * Ensures at a start that database and storage belong to one product, before anything is served or swept: a wrong
 * database would make all of the storage's content look like waste. Throws an error that says what to do.
 */
export async function checkIdentity(met: Acquaintance): Promise<void> {
  const meeting = await meet(met)
  const verdict = judge(meeting)
  if (verdict === 'belong') return
  if (verdict !== 'introduce') throw new Error(sentences[verdict.refusal](met.storage.place))
  // The storage first: a database that has an identity has met its storage.
  const id = meeting.storage.identity?.id ?? meeting.database.id ?? randomUUID()
  await met.storage.writeIdentity({ id, database: meeting.database.self })
  // Of two nodes that start together, one is first. If their storages differ, the other must be refused.
  if ((await ensureDatabaseIdentity(met, id)) !== id) throw new Error(sentences.other_product(met.storage.place))
}

/**
 * Refuses to claim a storage for a database that knows nothing of its content, before anything is changed: an empty
 * database would make all of it look like waste.
 */
export async function refuseClaim({ storage, content }: Pick<Acquaintance, 'storage' | 'content'>): Promise<void> {
  const seen = await someKeys(storage)
  if (seen.length === 0) return
  const { isAnyNamed, findLoose } = contentOfAnyVersion(content)
  if (!(await isAnyNamed())) throw new Error(sentences.empty_database(storage.place))
  if ((await findLoose(seen)).length === seen.length) throw new Error(sentences.unknown_content(storage.place))
}

/**
 * Declares that a database restored from a copy takes the original's place: the storage is its own from now on, and the
 * original is refused there.
 */
export async function replaceOriginal({ pool, storage, clock }: Omit<Acquaintance, 'content'>): Promise<void> {
  const id = await ensureDatabaseIdentity({ pool, clock }, randomUUID())
  await storage.writeIdentity({ id, database: await selfOf(pool) })
}

/**
 * Declares that a database and a storage, both copies, are a product of their own beside the original. Throws if the
 * storage is the original's own.
 */
export async function standBeside({ pool, storage, clock }: Omit<Acquaintance, 'content'>): Promise<void> {
  const known = await storage.readIdentity()
  if (known?.place === storage.place && known.database !== (await selfOf(pool))) {
    throw new Error(
      `${storage.place} is the original's storage. Copy it first, and set the copy in the settings: two products with one storage would remove each other's files as unused.`,
    )
  }
  const id = randomUUID()
  await pool.query(
    `insert into product_identity (is_one, id, created_at) values (true, $1, $2)
     on conflict (is_one) do update set id = excluded.id, created_at = excluded.created_at`,
    [id, clock.now()],
  )
  await storage.writeIdentity({ id, database: await selfOf(pool) })
}

async function meet({ pool, storage, content }: Acquaintance): Promise<Meeting> {
  const [identity, id] = await Promise.all([storage.readIdentity(), findIdentity(pool)])
  const self = await selfOf(pool)
  const isTold = identity !== undefined && id !== undefined
  const seen = isTold ? [] : await someKeys(storage)
  const loose = seen.length === 0 ? [] : await content.findLoose(seen)
  return {
    database: { id, self, namesContent: isTold || (await content.isAnyNamed()) },
    storage: { identity, seen: seen.length, known: seen.length - loose.length },
  }
}

/** Returns the database's identity; undefined if there is none, or no table for it yet. */
async function findIdentity(pool: Pool): Promise<string | undefined> {
  const found = await pool.query<{ isThere: boolean }>(
    `select to_regclass('product_identity') is not null as "isThere"`,
  )
  if (found.rows[0]?.isThere !== true) return undefined
  return (await pool.query<{ id: string }>('select id from product_identity')).rows[0]?.id
}

async function someKeys(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.keys(new Date(8.64e15))) {
    keys.push(key)
    if (keys.length === mostSeen) break
  }
  return keys
}

/** Returns the identity of the database, which becomes `id` if it had none. */
async function ensureDatabaseIdentity(
  { pool, clock }: Pick<Acquaintance, 'pool' | 'clock'>,
  id: string,
): Promise<string> {
  await pool.query('insert into product_identity (id, created_at) values ($1, $2) on conflict do nothing', [
    id,
    clock.now(),
  ])
  const { rows } = await pool.query<{ id: string }>('select id from product_identity')
  const [row] = rows
  if (row === undefined) throw new Error('product_identity is empty')
  return row.id
}

/**
 * Identifies this database: the cluster, the database in it and, unless it is `public`, the schema. A restored dump
 * gets another value, a replica that takes over keeps it. If the cluster's identifier may not be read, the database's
 * own must do.
 */
async function selfOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ oid: string; mayAsk: boolean }>(
    `select ${besideSql('oid::text')} as oid, has_function_privilege('pg_control_system()', 'execute') as "mayAsk"
     from pg_database where datname = current_database()`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('no database')
  if (!row.mayAsk) return row.oid
  const asked = await pool.query<{ cluster: string }>(
    'select system_identifier::text as cluster from pg_control_system()',
  )
  return `${asked.rows[0]?.cluster}:${row.oid}`
}

const claim = "npm run storage:claim -- --replace (this database takes the original's place)"
const beside = 'npm run storage:claim -- --beside (both are copies, and stand beside the original)'

const sentences: Record<Mismatch, (place: string) => string> = {
  other_product: (place) =>
    `The files in ${place} belong to another product than this database: DATABASE_URL, DATA_DIR or S3_BUCKET names the wrong one. Nothing was changed.`,
  empty_database: (place) =>
    `The database is empty, and the files in ${place} belong to another one: set DATABASE_URL or DATA_DIR to the one they belong to, or restore it from a backup. To begin anew, move the files away first. Nothing was changed.`,
  empty_storage: (place) =>
    `${place} is empty, and the database has its files elsewhere: DATA_DIR or S3_BUCKET names the wrong place, or the files have yet to be restored. Nodes of one product share their files, in one folder or one bucket. Nothing was changed.`,
  unknown_content: (place) =>
    `The database knows none of the files in ${place}: DATABASE_URL, DATA_DIR or S3_BUCKET names the wrong one. Nothing was changed.`,
  copied_database: (place) =>
    `This database is a copy, and ${place} belongs to the original. Say which it is: ${claim}, or ${beside}. Nothing was changed.`,
}
