import { limits } from '@learntrail/contract/limits'
import type { CaseFilter, WholeCase } from '@learntrail/contract/reports/cases'
import type { ReportTargetType } from '@learntrail/contract/reports/facts'
import { z } from 'zod'
import { type Actor, audit } from '../../platform/audit/audit.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { firstId, lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { reportTarget } from '../../platform/reports/report-targets.ts'
import { caseAbilities } from './cases.policy.ts'
import * as repository from './cases.repository.ts'
import { isUnjudged } from './reports.rules.ts'

const placeKey = z.tuple([z.boolean(), z.iso.datetime(), z.uuid()])

interface Page {
  filter: CaseFilter
  targetType?: ReportTargetType | undefined
  cursor?: string | undefined
}

export async function listCases({ pool }: Platform, me: string, { filter, targetType, cursor }: Page) {
  const isOver = filter === 'resolved' || filter === 'rejected'
  const first = isOver ? ([true, 'infinity', lastId] as const) : ([true, '-infinity', firstId] as const)
  const after = cursor === undefined ? first : decodeCursor(cursor, placeKey)
  const rows = await repository.listCases(pool, me, { filter, targetType, after, limit: limits.pageSize + 1 })
  return pageOf(rows, limits.pageSize, ({ isUrgent, openedAt, closedAt, id }) =>
    isOver ? [true, closedAt ?? openedAt, id] : [isUrgent, openedAt, id],
  )
}

export function countCases({ pool }: Platform, me: string) {
  return repository.countCases(pool, me)
}

/** For the menu of the console. */
export async function countOpenCases({ pool }: Platform) {
  const { open, urgent, appeals } = await repository.countCases(pool, null)
  return { waiting: open + appeals, isUrgent: urgent > 0 }
}

/** Opens a case for staff; logged, since it tells of people. */
export async function lookAtCase(platform: Platform, by: Actor, id: string): Promise<WholeCase> {
  const found = await readCase(platform, by.id, id)
  await audit(platform, platform.db, { by, act: 'case.looked', subject: { type: 'case', id } })
  return found
}

export async function readCase(platform: Platform, me: string, id: string): Promise<WholeCase> {
  const row = (await repository.findCase(platform.pool, id)) ?? refuse('CASE_NOT_FOUND')
  const target = reportTarget(platform.declared, row.targetType)
  const isGone = !(await target.exists(platform.db, row.targetId))
  const { ownerId, assigneeId: _, shownFileIds, ...told } = row
  const isToJudge = row.mendedAt !== null && isUnjudged(row.state)
  // Read as its owner: nobody else sees it while it is hidden.
  const now = isToJudge ? await target.find(platform, platform.db, ownerId, row.targetId) : undefined
  const shown = now?.fileIds.filter((fileId) => shownFileIds.includes(fileId)) ?? []
  const files = await repository.findFiles(platform.pool, shown)
  return {
    ...told,
    mended: now === undefined ? null : { title: now.title, text: now.text, files },
    isGone,
    can: caseAbilities(me, row, {
      now: platform.clock.now(),
      isGone,
      isHideable: target.hiding !== undefined,
    }),
  }
}

/**
 * Returns a case, locked until the transaction ends; refuses if it changed since the caller read it
 * (CASE_STATE_CHANGED).
 */
export async function holdAsRead(
  transaction: Transaction,
  id: string,
  version: number,
): Promise<repository.StoredCase> {
  const held = (await repository.holdCase(transaction, id)) ?? refuse('CASE_NOT_FOUND')
  if (held.version !== version) refuse('CASE_STATE_CHANGED')
  return held
}

export async function takeCase(platform: Platform, by: Actor, id: string, version: number): Promise<WholeCase> {
  const me = by.id
  await inTransaction(platform.db, async (transaction) => {
    const held = (await repository.holdCase(transaction, id)) ?? refuse('CASE_NOT_FOUND')
    if (held.assigneeId === me && isUnjudged(held.state)) return
    if (held.version !== version || !isUnjudged(held.state)) refuse('CASE_STATE_CHANGED')
    await repository.updateCase(transaction, id, { state: 'in_progress', assigneeId: me })
    await audit(platform, transaction, { by, act: 'case.taken', subject: { type: 'case', id } })
  })
  return readCase(platform, me, id)
}

interface Note {
  clientId: string
  words: string
}

export async function noteCase(platform: Platform, by: Actor, id: string, { clientId, words }: Note) {
  const createdAt = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    if ((await repository.holdCase(transaction, id)) === undefined) refuse('CASE_NOT_FOUND')
    const row = { id: newId(createdAt.getTime()), caseId: id, authorId: by.id, clientId, words, createdAt }
    if (!(await repository.insertNote(transaction, row))) return
    await audit(platform, transaction, { by, act: 'case.noted', subject: { type: 'case', id } })
  })
  return readCase(platform, by.id, id)
}
