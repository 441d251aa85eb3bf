import type { GradebookColumn, GradebookSettings } from '@learntrail/contract/gradebook/gradebook'
import { gradebookLimits } from '@learntrail/contract/gradebook/limits'
import { daysOf, termOf } from '@learntrail/contract/gradebook/terms'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { findScoredQuestion } from '../homework/index.ts'
import { tellOfGradebook } from './gradebook.live.ts'
import * as repository from './gradebook.repository.ts'
import type { StoredCategory } from './gradebook.tables.ts'
import { type Actor, checkChanges } from './reach-gradebook.policy.ts'
import { columnOf } from './sheet.service.ts'

interface Counting extends Pick<GradebookSettings, 'decimals' | 'isPublished' | 'otherWeight' | 'homeworkCategoryId'> {
  term: string
  version: number
  categories: StoredCategory[]
}

/** Saves how a term counts. Refuses with GRADEBOOK_CONFLICT if the settings changed since the given version. */
export async function changeSettings(platform: Platform, person: Actor, groupId: string, change: Counting) {
  return inTransaction(platform.db, async (transaction) => {
    await checkChanges(platform, transaction, person, groupId)
    const { term, ...said } = change
    const { version, schoolFields } = await repository.holdSettings(transaction, groupId, term)
    if (version !== said.version) refuse('GRADEBOOK_CONFLICT', { values: { version } })
    const updatedAt = platform.clock.now()
    const row = { ...said, groupId, term, schoolFields, version: version + 1, updatedAt }
    const saved = await repository.saveSettings(transaction, row)
    await tellOfGradebook(platform, transaction, groupId)
    return saved
  })
}

/** Saves the fields of the table for the school's system; the last save wins. */
export async function layOut(
  platform: Platform,
  person: Actor,
  groupId: string,
  { term, fields }: { term: string; fields: string[] },
) {
  return inTransaction(platform.db, async (transaction) => {
    await checkChanges(platform, transaction, person, groupId)
    const { version, ...before } = await repository.holdSettings(transaction, groupId, term)
    const row = { ...before, groupId, term, schoolFields: fields, updatedAt: platform.clock.now() }
    // Settings taken over from an earlier term become this term's own.
    return repository.saveSettings(transaction, { ...row, version: Math.max(version, 1) })
  })
}

interface ColumnParts {
  title: string
  day: string
  maximum: number
  weight: number
  categoryId: string | null
}

async function checkRoom(transaction: Transaction, groupId: string, day: string): Promise<void> {
  const count = await repository.countColumns(transaction, groupId, daysOf(termOf(day)))
  if (count >= gradebookLimits.columns)
    refuse('GRADEBOOK_LIMIT_REACHED', { values: { limit: gradebookLimits.columns } })
}

/** Adds a column; with a known `clientId`, returns the existing one. */
export async function addColumn(
  platform: Platform,
  person: Actor,
  groupId: string,
  { clientId, ...parts }: ColumnParts & { clientId: string },
): Promise<GradebookColumn> {
  const createdAt = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    await checkChanges(platform, transaction, person, groupId)
    // Locked while the columns are counted.
    await repository.lockGradebook(transaction, groupId)
    const known = await repository.findColumnOf(transaction, groupId, clientId)
    if (known !== undefined) return columnOf(known)
    await checkRoom(transaction, groupId, parts.day)
    const added = { ...parts, id: newId(createdAt.getTime()), groupId, clientId, version: 1, createdAt }
    await repository.insertColumn(transaction, added)
    await tellOfGradebook(platform, transaction, groupId)
    return columnOf(added)
  })
}

export async function changeColumn(
  platform: Platform,
  person: Actor,
  { groupId, columnId }: { groupId: string; columnId: string },
  { version, ...parts }: ColumnParts & { version: number },
): Promise<GradebookColumn> {
  return inTransaction(platform.db, async (transaction) => {
    await checkChanges(platform, transaction, person, groupId)
    await repository.lockGradebook(transaction, groupId)
    const column = (await repository.findColumn(transaction, groupId, columnId)) ?? refuse('GRADEBOOK_COLUMN_NOT_FOUND')
    if (column.version !== version) refuse('GRADEBOOK_CONFLICT', { values: { version: column.version } })
    if (termOf(column.day) !== termOf(parts.day)) await checkRoom(transaction, groupId, parts.day)
    const highest = await repository.highestOf(transaction, columnId)
    if (parts.maximum < highest) refuseField('maximum', 'too_small', Math.ceil(highest))
    const changed = await repository.updateColumn(transaction, columnId, { ...parts, version: version + 1 })
    await tellOfGradebook(platform, transaction, groupId)
    return columnOf(changed)
  })
}

export async function removeColumn(
  platform: Platform,
  person: Actor,
  { groupId, columnId }: { groupId: string; columnId: string },
): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    await checkChanges(platform, transaction, person, groupId)
    if (!(await repository.deleteColumn(transaction, groupId, columnId))) refuse('GRADEBOOK_COLUMN_NOT_FOUND')
    await tellOfGradebook(platform, transaction, groupId)
  })
}

/**
 * Saves how much a question of homework counts. Refuses with GRADEBOOK_CONFLICT if that changed since the given
 * version.
 */
export async function weighHomework(
  platform: Platform,
  person: Actor,
  { groupId, columnId }: { groupId: string; columnId: string },
  { version, weight, categoryId }: repository.Weighed,
): Promise<repository.Weighed> {
  const question = await findScoredQuestion(platform.pool, person.id, groupId, columnId)
  return inTransaction(platform.db, async (transaction) => {
    await checkChanges(platform, transaction, person, groupId)
    if (question === undefined) refuse('GRADEBOOK_COLUMN_NOT_FOUND')
    await repository.lockGradebook(transaction, groupId)
    const there = (await repository.listWeighed(transaction, [columnId])).get(columnId)?.version ?? 0
    if (there !== version) refuse('GRADEBOOK_CONFLICT', { values: { version: there } })
    const weighed = { weight, categoryId, version: version + 1 }
    await repository.saveWeighed(transaction, columnId, weighed)
    await tellOfGradebook(platform, transaction, groupId)
    return weighed
  })
}
