import { contentDocument } from '@learntrail/contract/content/content'
import { contentLimits } from '@learntrail/contract/content/limits'
import type { RecordOfReflection } from '@learntrail/contract/courses/reflections'
import type { Person } from '../../../platform/access/person.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { holdRoom, storeMade } from '../../files/index.ts'
import { checkInput, writePost } from '../../posts/index.ts'
import { printCertificate } from '../certificates/print-certificate.service.ts'
import { reachAsLearner } from '../learning/reach.ts'
import { reflectionContent } from './record-content.rules.ts'
import * as repository from './reflections.repository.ts'
import { checkAsked } from './reflections.service.ts'

type Actor = Pick<Person, 'id'>

/** Another press of the same was first: the file that came with this one is not wanted. */
class IsThere extends Error {
  readonly recordId: string
  constructor(recordId: string) {
    super('the record is there')
    this.recordId = recordId
  }
}

/** Makes a record of what somebody has written about a course; the same client id again answers the one that is there. */
export async function recordReflection(
  platform: Platform,
  person: Actor,
  { id: courseId, groupId }: { id: string; groupId: string },
  body: RecordOfReflection,
): Promise<{ recordId: string }> {
  await reachAsLearner(platform, person, courseId)
  const known = await repository.findByClient(platform.db, person.id, body.clientId)
  if (known !== undefined) return { recordId: known }
  const key = { personId: person.id, courseId, groupId }
  if (!body.withCertificate) {
    return inTransaction(platform.db, async (transaction) => {
      const there = await holdAndFind(transaction, key, body.clientId)
      return { recordId: there ?? (await writeRecord(platform, transaction, key, body, [])) }
    })
  }
  const { pdf, name } = await printCertificate(platform, person, courseId)
  const file = { name, kind: 'pdf', mediaType: 'application/pdf', content: pdf, cover: null } as const
  try {
    return await storeMade(platform, person.id, file, async (transaction, { id: fileId }) => {
      const there = await holdAndFind(transaction, key, body.clientId)
      if (there !== undefined) throw new IsThere(there)
      // It is among theirs by now.
      await holdRoom(platform, transaction, person.id, 0)
      return { recordId: await writeRecord(platform, transaction, key, body, [fileId]) }
    })
  } catch (error) {
    if (error instanceof IsThere) return { recordId: error.recordId }
    throw error
  }
}

async function holdAndFind(transaction: Transaction, key: repository.ReflectionKey, clientId: string) {
  await repository.holdReflecting(transaction, key)
  return repository.findByClient(transaction, key.personId, clientId)
}

async function writeRecord(
  platform: Platform,
  transaction: Transaction,
  key: repository.ReflectionKey,
  { clientId, answers, title, tags, customTags, privacy }: RecordOfReflection,
  fileIds: string[],
): Promise<string> {
  // What was kept is theirs, also where the guide asks something else by now.
  if ((await repository.findReflection(transaction, key)) === undefined) await checkAsked(transaction, key)
  const content = contentDocument.safeParse(reflectionContent(answers))
  if (!content.success) return refuseField('answers', 'too_long', contentLimits.characters)
  if (content.data.content.length === 0) refuse('REFLECTION_EMPTY')
  const now = platform.clock.now()
  const person = { id: key.personId }
  const written = await checkInput({ db: transaction, clock: platform.clock }, person, {
    ...{ title, content: content.data, fileIds, date: dayIn(now), classification: 'course_learning' },
    ...{ tags, customTags, privacy, groupIds: [] },
  })
  const publication = { clientId, fileIds, inDraft: fileIds, written, now }
  const postId = (await writePost(platform, transaction, person.id, publication)) ?? refuse('INTERNAL_ERROR')
  const { courseId, groupId } = key
  await repository.insertRecord(transaction, { personId: person.id, postId, courseId, groupId, clientId })
  await repository.deleteReflection(transaction, key)
  return postId
}
