import type { RecordOfReflection } from '@learntrail/contract/courses/reflections'
import type { Person } from '../../../platform/access/person.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { reachAsLearner } from '../learning/reach.policy.ts'
import { makeRecordOnce, writeRecord } from '../records/make-record.service.ts'
import { reflectionContent } from './record-content.rules.ts'
import * as repository from './reflections.repository.ts'
import { checkAsked } from './reflections.service.ts'

/** Makes a record from a person's answers; for a client id used before, answers the existing record. */
export async function recordReflection(
  platform: Platform,
  person: Pick<Person, 'id'>,
  { id: courseId, groupId }: { id: string; groupId: string },
  { answers, ...record }: RecordOfReflection,
): Promise<{ recordId: string }> {
  await reachAsLearner(platform, person, courseId)
  const key = { personId: person.id, courseId, groupId }
  return makeRecordOnce(platform, key, record, {
    hold: (transaction) => repository.holdReflecting(transaction, key),
    async write(transaction, fileIds) {
      // A saved reflection may become a record even if the guide has since dropped its questions.
      if ((await repository.findReflection(transaction, key)) === undefined) await checkAsked(transaction, key)
      const content = reflectionContent(answers)
      if (content.content.length === 0) refuse('REFLECTION_EMPTY')
      const recordId = await writeRecord(platform, transaction, key, { ...record, content, fileIds, field: 'answers' })
      await repository.deleteReflection(transaction, key)
      return recordId
    },
  })
}
