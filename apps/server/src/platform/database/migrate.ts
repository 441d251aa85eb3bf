import pg from 'pg'
import { productVersion } from '../version.ts'
import { type Applied, type Migration, migrationsFolder, pendingOf, readMigrations, type Step } from './migrations.ts'
import { beside, schemaOf } from './schema.ts'

/** An arbitrary number that no other program uses for an advisory lock in this database. */
const migrationLock = 7_265_837

/** How long a rehearsal waits for a lock held by a running product; any longer would queue people behind it. */
const rehearsalLockTimeout = '5s'

/**
 * Migrates the database to the newest state and returns the names of the steps that ran. Nodes that start together wait
 * for one another. Throws for another program's database, and for one changed by a newer version.
 */
export async function migrateDatabase(pool: pg.Pool, folder: string = migrationsFolder): Promise<string[]> {
  return onOwnConnection(pool, async (client) => {
    const notes = await notesIn(client)
    const pending = await findPending(client, notes, folder)
    if (pending.length > 0) await run(client, notes, pending)
    await refuseSkipped(client, notes, folder)
    if (pending.length > 0) await noteVersion(client, notes)
    return pending.map(({ name }) => name)
  })
}

/** Runs what `migrateDatabase` would run, on the real data, rolls it all back, and returns what ran. */
export async function rehearseMigrations(pool: pg.Pool, folder: string = migrationsFolder): Promise<Step[]> {
  return onOwnConnection(pool, async (client) => {
    const pending = await findPending(client, await notesIn(client), folder)
    await client.query('begin')
    await client.query(`set local lock_timeout to '${rehearsalLockTimeout}'`)
    for (const { name, statements } of pending) {
      try {
        for (const statement of statements) await client.query(statement)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`${name} does not work on this database: ${reason}. Nothing was changed.`, { cause: error })
      }
    }
    await client.query('rollback')
    return pending
  })
}

/**
 * Uses a connection outside the pool, which would end work that takes long. Closing it releases lock and transaction.
 */
async function onOwnConnection<Result>(pool: pg.Pool, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(pool.options)
  // A query that fails because the connection broke reports it by itself.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Where Drizzle records the migrations that a database has seen. */
interface Notes {
  schema: string
  table: string
}

async function notesIn(client: pg.Client): Promise<Notes> {
  const schema = beside(await schemaOf(client), 'drizzle')
  return { schema, table: `${schema}.__drizzle_migrations` }
}

/** Runs all of them or none, and records that they ran. */
async function run(client: pg.Client, { schema, table }: Notes, pending: Step[]): Promise<void> {
  await client.query('begin')
  await client.query(`create schema if not exists ${schema}`)
  await client.query(
    `create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { statements, notes } of pending) {
    for (const statement of statements) await client.query(statement)
    for (const { hash, at } of notes)
      await client.query(`insert into ${table} (hash, created_at) values ($1, $2)`, [hash, at])
  }
  await client.query('commit')
}

async function findApplied(client: pg.Client, { table }: Notes): Promise<Applied[]> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table])
  if (rows[0]?.found !== true) return []
  const applied = await client.query<Applied>(`select hash, created_at::float8 as at from ${table} order by created_at`)
  return applied.rows
}

async function findPending(client: pg.Client, notes: Notes, folder: string): Promise<Step[]> {
  const applied = await findApplied(client, notes)
  const files = await readMigrations(folder)
  if (applied.length === 0) await refuseOthers(client)
  await refuseNewer(client, notes, applied, files)
  return pendingOf(applied, files, folder)
}

/** Refuses a database with tables of another program: they could clash with ours, or ours would be mixed among them. */
async function refuseOthers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     order by relname limit 3`,
  )
  if (rows.length === 0) return
  throw new Error(
    `This database belongs to another program, whose tables are there (${rows.map(({ name }) => name).join(', ')}): ` +
      'DATABASE_URL names the wrong one, or one that has to be made for the product alone. Nothing was changed.',
  )
}

/**
 * Refuses a database of a newer version: this version would write what the newer one cannot read, or fail on changed
 * tables.
 */
async function refuseNewer(client: pg.Client, notes: Notes, applied: Applied[], files: Migration[]): Promise<void> {
  const hashes = new Set(files.map(({ hash }) => hash))
  const moments = new Set(files.map(({ at }) => at))
  const unknown = applied.filter(({ hash, at }) => !hashes.has(hash) && !moments.has(at))
  if (unknown.length === 0) return
  if (unknown.length === applied.length) {
    throw new Error(
      'This database belongs to another program, which keeps its migrations as the product does: DATABASE_URL names the ' +
        'wrong one. Nothing was changed.',
    )
  }
  throw new Error(
    `A newer version of the product has changed this database (${await versionOf(client, notes)}), and this is version ` +
      `${productVersion}, which does not know ${unknown.length} of its migrations. Start that version again, or restore ` +
      'the backup that was made before the upgrade. Nothing was changed.',
  )
}

/** Records the version as a comment on the table of migrations, which every kind of copy keeps. */
async function noteVersion(client: pg.Client, { table }: Notes): Promise<void> {
  await client.query(`comment on table ${table} is ${client.escapeLiteral(productVersion)}`)
}

async function versionOf(client: pg.Client, { table }: Notes): Promise<string> {
  const { rows } = await client.query<{ version: string | null }>(
    `select obj_description('${table}'::regclass) as version`,
  )
  return rows[0]?.version ? `version ${rows[0].version}` : 'it does not say which'
}

/**
 * Throws for migrations that were skipped. Only dates are compared, so a migration that is older than the newest
 * applied one (two branches were merged), or was edited after it ran, is passed over silently.
 */
async function refuseSkipped(client: pg.Client, notes: Notes, folder: string): Promise<void> {
  const applied = new Set((await findApplied(client, notes)).map(({ hash }) => hash))
  const skipped = (await readMigrations(folder)).filter(({ hash }) => !applied.has(hash))
  if (skipped.length === 0) return
  throw new Error(`Migrations out of order or changed after they ran: ${skipped.map(({ name }) => name).join(', ')}`)
}
