import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'

/** The server's numbered SQL files, in the order of their journal, and the baseline that new databases start from. */
export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/** What is recorded about a migration that ran. */
export interface Applied {
  hash: string
  at: number
}

/** One step of a migration run, and the migrations that count as applied after it. */
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
 * Returns the steps that a database with the migrations `applied` still needs. A new one starts with the baseline in
 * place of the migrations it contains, which then count as applied.
 */
export async function pendingOf(applied: Applied[], files: Migration[], folder: string): Promise<Step[]> {
  const last = applied.at(-1)?.at ?? Number.NEGATIVE_INFINITY
  const pending = files.filter(({ at }) => at > last)
  const baseline = applied.length === 0 ? await readBaseline(folder, pending) : undefined
  const behind = pending.slice(baseline?.notes.length ?? 0)
  return [...(baseline === undefined ? [] : [baseline]), ...behind.map(asStep)]
}

const asStep = ({ name, statements, hash, at }: Migration): Step => ({ name, statements, notes: [{ hash, at }] })

/** Reads the baseline `NAME.sql`, the result of the migrations up to NAME; undefined if there is none for `files`. */
async function readBaseline(folder: string, files: Migration[]): Promise<Step | undefined> {
  const names = new Set<string>(await readdir(join(folder, baselineFolder)).catch(() => []))
  const last = files.findIndex((file) => names.has(`${file.name}.sql`))
  const { name } = files[last] ?? {}
  if (name === undefined) return undefined
  const text = await readFile(join(folder, baselineFolder, `${name}.sql`), 'utf8')
  // Sent as one text: sending a thousand statements one by one takes longer than running them.
  return { name: `baseline of ${name}`, statements: [text], notes: files.slice(0, last + 1) }
}

/** Relative to the folder of migrations. */
export const baselineFolder = 'baseline'
