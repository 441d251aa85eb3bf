import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { isoTime as iso } from '../../../platform/database/iso-time.ts'
import { fromGroups, listedGroup } from '../../groups/index.ts'
import { personSummaryById } from '../../people/index.ts'
import { postCertifications } from './certification.tables.ts'

/** A class of children is listed to nobody outside it, so its name is not shown with their records either. */
const groupSeen = (viewer: string, p: string) => `case when ${p}.owner_id = ${viewer}
    or exists (select 1 ${fromGroups('g', 'c.group_id')} and ${listedGroup(viewer, 'g')})
  then c.group_name else '' end`

/** SQL of the contract's `certification` of a record, null without one. */
export const certificationOf = (viewer: string, p: string) => `(select json_build_object(
    'certifier', ${personSummaryById('c.certifier_id')},
    'at', ${iso('c.certified_at')}, 'group', ${groupSeen(viewer, p)}, 'question', c.question, 'receipt', c.receipt,
    'handedInAt', ${iso('c.handed_in_at')}, 'remark', case when c.words is not null then
      json_build_object('score', c.score, 'totalScore', c.total_score, 'words', c.words, 'notes', c.notes) end,
    'changedAt', ${iso('c.changed_at')})
  from post_certifications c where c.post_id = ${p}.id)`

export type StoredCertification = typeof postCertifications.$inferInsert

export async function insertCertification(transaction: Transaction, row: StoredCertification): Promise<void> {
  await transaction.insert(postCertifications).values(row)
}

/** Withdraws the certifications of these records. */
export async function removeCertifications(transaction: Transaction, postIds: string[]): Promise<void> {
  await transaction.delete(postCertifications).where(inArray(postCertifications.postId, postIds))
}

interface Confirmed {
  title: string
  content: unknown
  fileIds: string[]
}

/**
 * Notes that a record no longer says what was certified; changes of the day and the tags do not count. Returns true
 * only for the first change.
 */
export async function noteChange(
  transaction: Transaction,
  postId: string,
  { before, after, at }: { before: Confirmed; after: Confirmed; at: Date },
): Promise<boolean> {
  const confirmed = ({ title, content, fileIds }: Confirmed) => ({ title, content, fileIds })
  if (isDeepStrictEqual(confirmed(before), confirmed(after))) return false
  const noted = await transaction
    .update(postCertifications)
    .set({ changedAt: at })
    .where(and(eq(postCertifications.postId, postId), isNull(postCertifications.changedAt)))
  return noted.rowCount === 1
}
