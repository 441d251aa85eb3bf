import { postCertificationOutdated, postCertified } from '@learntrail/contract/posts/events'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertCertification, removeCertifications } from '../../posts/index.ts'
import { codeOf, hashOf } from '../signing/hash-of.rules.ts'
import type { Reached } from './reach-execution.policy.ts'
import { listOfResult } from './records.repository.ts'

interface RecordOfResult {
  postId: string
  ownerId: string
}

/** Certifies the record of a result that a teacher has certified, as records of homework are. */
export async function certifyRecord(
  platform: Platform,
  transaction: Transaction,
  { plan, execution }: Reached,
  { postId, ownerId }: RecordOfResult,
): Promise<void> {
  const { certifiedAt, certifiedById, finishedAt } = execution
  if (certifiedAt === null || finishedAt === null) return
  await insertCertification(transaction, {
    postId,
    certifierId: certifiedById,
    certifiedAt,
    question: plan.name,
    handedInAt: finishedAt,
    // The same code as on the plan's printed form.
    receipt: codeOf(hashOf(plan.id, plan.content)),
    groupId: null,
    groupName: '',
    words: null,
    score: null,
    totalScore: 0,
  })
  const data = { ownerId, personId: certifiedById, groupId: null }
  const fact = { actorId: ownerId, subjectId: postId, data, at: platform.clock.now() }
  await platform.events.record(transaction, postCertified, fact)
}

/** Certifies all records of a result, or removes their certifications, after a teacher's opinion changed. */
export async function certifyRecords(platform: Platform, transaction: Transaction, reached: Reached): Promise<void> {
  const records = await listOfResult(transaction, reached.plan.id)
  await removeCertifications(
    transaction,
    records.map(({ postId }) => postId),
  )
  if (reached.execution.certifiedAt === null) {
    for (const { postId, personId } of records) {
      const fact = { actorId: personId, subjectId: postId, data: { ownerId: personId }, at: platform.clock.now() }
      await platform.events.record(transaction, postCertificationOutdated, fact)
    }
  }
  for (const { postId, personId } of records)
    await certifyRecord(platform, transaction, reached, { postId, ownerId: personId })
}
