import { sharedGivenUp, sharedHandedOver } from '@learntrail/contract/co-writing/events'
import { sql } from 'drizzle-orm'
import { inTransaction, type Queryable, type Transaction } from '../../platform/database/index.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { documentAccessChanged, removeDocument } from '../documents/index.ts'
import { tellOfShared } from './shared.live.ts'
import * as repository from './shared.repository.ts'
import { isIn } from './shared.rules.ts'
import { documentOf } from './shared-document.mapping.ts'

const handOverAll = jobKind<object>('shared.hand-over')
const atOnce = 100

export function handleSharedJobs(platform: Platform): void {
  platform.jobs.atStart(() => handOverOwnerless(platform))
  platform.jobs.every('25 * * * *', handOverAll, () => handOverOwnerless(platform))
}

/** Gives records whose owner's account was deleted to a co-author; without one the record is deleted. */
export async function handOverOwnerless(platform: Platform): Promise<void> {
  for (;;) {
    const found = await findOwnerless(platform.db)
    for (const id of found) await inTransaction(platform.db, (transaction) => handOver(platform, transaction, id))
    if (found.length < atOnce) return
  }
}

async function findOwnerless(db: Queryable): Promise<string[]> {
  const found = await db.execute<{ id: string }>(sql`
    select s.id from shared_records s where s.published_at is null
      and not exists (select 1 from shared_people o where o.shared_id = s.id and o.is_owner)
    order by s.id limit ${atOnce}`)
  return found.rows.map(({ id }) => id)
}

/** Makes the person who accepted first the owner, having written the longest, and tells the others. */
export async function handOver(platform: Platform, transaction: Transaction, id: string): Promise<void> {
  // Before the row: changes lock the document first, then the row.
  await documentAccessChanged(platform, transaction, documentOf(id))
  const shared = await repository.holdShared(transaction, id)
  const parts = await repository.listParts(transaction, id)
  if (shared === undefined || shared.publishedAt !== null || parts.some(({ isOwner }) => isOwner)) return
  const writers = parts
    .filter(({ state }) => state === 'accepted')
    .toSorted((a, b) => a.since.getTime() - b.since.getTime() || (a.personId < b.personId ? -1 : 1))
  const heir = writers[0]?.personId
  if (heir === undefined) {
    await removeDocument(platform, transaction, documentOf(id))
    await repository.deleteShared(transaction, id)
  } else await repository.updatePart(transaction, id, heir, { isOwner: true })

  const at = platform.clock.now()
  const data = { title: shared.title, personIds: parts.filter(isIn).map(({ personId }) => personId) }
  await tellOfShared(platform, transaction, id, data.personIds)
  const fact = { actorId: null, subjectId: id, at }
  if (heir === undefined) await platform.events.record(transaction, sharedGivenUp, { ...fact, data })
  else await platform.events.record(transaction, sharedHandedOver, { ...fact, data: { ...data, ownerId: heir } })
}
