import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'

/** The numbered SQL files of the server, in the order of their journal, and the baseline that new databases begin with. */
export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/** What is noted of a migration that a database has seen. */
export interface Applied {
  hash: string
  at: number
}

/** What a database has to go through, and the migrations that it has seen then. */
export interface Step {
  name: string
  statements: string[]
  notes: Applied[]
}

export interface Migration extends Applied {
  name: string
  statements: string[]
}

const journalForm = z.object({ entries: z.array(z.object({ tag: z.string() })) })

export async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = journalForm.parse(JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')))
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis, sql }, index) => ({
    name: journal.entries[index]?.tag ?? '',
    statements: sql,
    hash,
    at: folderMillis,
  }))
}

/**
 * What a database that has seen `applied` has to go through. A new one begins with the baseline instead of the migrations
 * that led to it, and has seen those then.
 */
export async function pendingOf(applied: Applied[], files: Migration[], folder: string): Promise<Step[]> {
  const last = applied.at(-1)?.at ?? Number.NEGATIVE_INFINITY
  const pending = files.filter(({ at }) => at > last)
  const baseline = applied.length === 0 ? await readBaseline(folder, pending) : undefined
  const behind = pending.slice(baseline?.notes.length ?? 0)
  return [...(baseline === undefined ? [] : [baseline]), ...behind.map(asStep)]
}

const asStep = ({ name, statements, hash, at }: Migration): Step => ({ name, statements, notes: [{ hash, at }] })

/** `baseline/NAME.sql` is what the migrations up to NAME make; nothing where there is none of these. */
async function readBaseline(folder: string, files: Migration[]): Promise<Step | undefined> {
  const names = new Set<string>(await readdir(join(folder, baselineFolder)).catch(() => []))
  const last = files.findIndex((file) => names.has(`${file.name}.sql`))
  const { name } = files[last] ?? {}
  if (name === undefined) return undefined
  const text = await readFile(join(folder, baselineFolder, `${name}.sql`), 'utf8')
  // In one go: a thousand statements one by one take longer to send than to run.
  return { name: `baseline of ${name}`, statements: [text], notes: files.slice(0, last + 1) }
}

/** Below the migrations' folder. */
export const baselineFolder = 'baseline'
