import type { GradebookSettings } from '@learntrail/contract/gradebook/gradebook'
import type { GroupType } from '@learntrail/contract/groups/roles'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { and, asc, between, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database, Queryable, Transaction } from '../../platform/database/index.ts'
import { joinAccount } from '../accounts/index.ts'
import { administers, everyGroup, isIn, ledIn } from '../groups/index.ts'
import { personSummaryOf } from '../people/index.ts'
import type { Entry } from './cells.rules.ts'
import { gradebookColumns, gradebookEntries, gradebookHomework, gradebooks } from './gradebook.tables.ts'

interface Standing {
  type: GroupType
  isArchived: boolean
  isIn: boolean
  isLeader: boolean
}

/** Returns a group that is not deleted, with the viewer's role in it. */
export async function standingIn(db: Queryable, viewer: string, groupId: string): Promise<Standing | undefined> {
  const { rows } = await db.execute<{ [Name in keyof Standing]: Standing[Name] }>(sql`
    select g.type, g.archived_at is not null as "isArchived", ${sql.raw(isIn('v.id', 'g.id'))} as "isIn",
      ${sql.raw(administers('v.id', 'g.id'))} as "isLeader"
    from ${sql.raw(everyGroup('g'))}, (select ${viewer}::uuid as id) v where g.id = ${groupId} and g.deleted_at is null`)
  return rows[0]
}

export interface Pupil {
  id: string
  person: PersonSummary
  memberNumber: string
}

/** Returns the members whom a group's administrators lead, by seat number, then by when they joined. */
export async function listPupils(pool: Pool, groupId: string): Promise<Pupil[]> {
  const found = await pool.query<Pupil>({
    name: 'gradebook-pupils',
    text: `select a.id, ${personSummaryOf('a')} as person, led.member_number as "memberNumber"
      from ${ledIn('$1')} led ${joinAccount('a', 'led.account_id')}
      order by led.number_order, led.since, a.id`,
    values: [groupId],
  })
  return found.rows
}

const initial = {
  decimals: 0,
  isPublished: false,
  categories: [],
  otherWeight: 0,
  homeworkCategoryId: null,
  schoolFields: null,
  version: 0,
} as const

type StoredSettings = typeof gradebooks.$inferSelect

function settingsOf({ groupId: _, term: __, updatedAt: ___, ...settings }: StoredSettings): GradebookSettings {
  return settings
}

/** Returns the settings of a term; without any, those of the latest earlier term, unpublished and with version 0. */
export async function readSettings(db: Queryable, groupId: string, term: string): Promise<GradebookSettings> {
  const [found] = await db
    .select()
    .from(gradebooks)
    .where(and(eq(gradebooks.groupId, groupId), lte(termOrder, sql`${orderOf(term)}`)))
    .orderBy(desc(termOrder))
    .limit(1)
  if (found === undefined) return { ...initial, categories: [] }
  return found.term === term
    ? settingsOf(found)
    : { ...settingsOf(found), schoolFields: null, isPublished: false, version: 0 }
}

/** Pads a term's year, so that terms of two and three digits sort in order. */
const orderOf = (term: string) => term.padStart(5, '0')
const termOrder = sql<string>`lpad(${gradebooks.term}, 5, '0')`

/** Makes changes to columns and settings of a group take turns. */
export async function lockGradebook(transaction: Transaction, groupId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`gradebook:${groupId}`}, 0))`)
}

export async function holdSettings(
  transaction: Transaction,
  groupId: string,
  term: string,
): Promise<GradebookSettings> {
  await lockGradebook(transaction, groupId)
  return readSettings(transaction, groupId, term)
}

export async function saveSettings(
  transaction: Transaction,
  row: typeof gradebooks.$inferInsert,
): Promise<GradebookSettings> {
  const { groupId: _, term: __, ...change } = row
  const [saved] = await transaction
    .insert(gradebooks)
    .values(row)
    .onConflictDoUpdate({ target: [gradebooks.groupId, gradebooks.term], set: change })
    .returning()
  return settingsOf(saved as StoredSettings)
}

export type StoredColumn = typeof gradebookColumns.$inferSelect

export const listColumns = (db: Database, groupId: string, { from, to }: { from: string; to: string }) =>
  db
    .select()
    .from(gradebookColumns)
    .where(and(eq(gradebookColumns.groupId, groupId), between(gradebookColumns.day, from, to)))
    .orderBy(asc(gradebookColumns.day), asc(gradebookColumns.id))

export async function findColumn(db: Queryable, groupId: string, columnId: string): Promise<StoredColumn | undefined> {
  const isIt = and(eq(gradebookColumns.groupId, groupId), eq(gradebookColumns.id, columnId))
  const found = await db.select().from(gradebookColumns).where(isIt).for('update')
  return found[0]
}

export async function findColumnOf(
  db: Queryable,
  groupId: string,
  clientId: string,
): Promise<StoredColumn | undefined> {
  const isIt = and(eq(gradebookColumns.groupId, groupId), eq(gradebookColumns.clientId, clientId))
  return (await db.select().from(gradebookColumns).where(isIt))[0]
}

export const countColumns = (transaction: Transaction, groupId: string, { from, to }: { from: string; to: string }) =>
  transaction.$count(
    gradebookColumns,
    and(eq(gradebookColumns.groupId, groupId), between(gradebookColumns.day, from, to)),
  )

export async function insertColumn(transaction: Transaction, row: StoredColumn): Promise<void> {
  await transaction.insert(gradebookColumns).values(row)
}

export async function updateColumn(
  transaction: Transaction,
  id: string,
  change: Partial<StoredColumn>,
): Promise<StoredColumn> {
  const changed = await transaction.update(gradebookColumns).set(change).where(eq(gradebookColumns.id, id)).returning()
  return changed[0] as StoredColumn
}

export async function deleteColumn(transaction: Transaction, groupId: string, id: string): Promise<boolean> {
  const isIt = and(eq(gradebookColumns.groupId, groupId), eq(gradebookColumns.id, id))
  return (await transaction.delete(gradebookColumns).where(isIt).returning({ id: gradebookColumns.id })).length > 0
}

/** Returns the highest score in a column; 0 without any. */
export async function highestOf(transaction: Transaction, columnId: string): Promise<number> {
  const { rows } = await transaction.execute<{ highest: number }>(sql`
    select coalesce(max(score), 0) as highest from gradebook_entries where column_id = ${columnId}`)
  return rows[0]?.highest ?? 0
}

export interface Weighed {
  weight: number
  categoryId: string | null
  version: number
}

export async function listWeighed(db: Queryable, questionIds: readonly string[]): Promise<Map<string, Weighed>> {
  if (questionIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(gradebookHomework)
    .where(inArray(gradebookHomework.questionId, [...questionIds]))
  return new Map(rows.map(({ questionId, ...weighed }) => [questionId, weighed]))
}

export async function saveWeighed(transaction: Transaction, questionId: string, weighed: Weighed): Promise<void> {
  await transaction
    .insert(gradebookHomework)
    .values({ questionId, ...weighed })
    .onConflictDoUpdate({ target: gradebookHomework.questionId, set: weighed })
}

interface StoredEntry extends Entry {
  columnId: string
  accountId: string
}

/** Returns the entries of columns, for all pupils or for one. */
export async function listEntries(
  db: Queryable,
  groupId: string,
  columnIds: readonly string[],
  personId?: string,
): Promise<StoredEntry[]> {
  if (columnIds.length === 0) return []
  const { ofId, accountId, score, isExcused, version } = gradebookEntries
  const isOfThese = and(eq(gradebookEntries.groupId, groupId), inArray(ofId, [...columnIds]))
  return db
    .select({ columnId: ofId, accountId, score, isExcused, version })
    .from(gradebookEntries)
    .where(personId === undefined ? isOfThese : and(isOfThese, eq(accountId, personId)))
}

interface NewEntry extends Omit<Entry, 'version'> {
  groupId: string
  columnId: string | null
  questionId: string | null
  accountId: string
  enteredAt: Date
}

/** Saves an entry over the version that was read; returns false if it has changed since. */
export async function saveEntry(transaction: Transaction, seen: number, entry: NewEntry): Promise<boolean> {
  const { score, isExcused, enteredAt } = entry
  const saved = await transaction
    .insert(gradebookEntries)
    .values({ ...entry, version: seen + 1 })
    .onConflictDoUpdate({
      target: [gradebookEntries.groupId, gradebookEntries.ofId, gradebookEntries.accountId],
      set: { score, isExcused, enteredAt, version: seen + 1 },
      setWhere: eq(gradebookEntries.version, seen),
    })
    .returning({ version: gradebookEntries.version })
  return saved.length > 0
}
