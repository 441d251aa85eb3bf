import { courseLearnersTold } from '@learntrail/contract/courses/events'
import { type LearnerFilter, learnerLimits } from '@learntrail/contract/courses/learner-facts'
import type { CourseMessage, CourseMessagePage } from '@learntrail/contract/courses/messages'
import type { Person } from '../../../../platform/access/person.ts'
import { clientOf, inTransaction, type Transaction } from '../../../../platform/database/index.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { newId } from '../../../../platform/ids/ids.ts'
import { idKey, lastId } from '../../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../../platform/paging/cursor.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { reachTaught } from '../../co-editing/reach.policy.ts'
import { findPart } from '../../courses.repository.ts'
import { findTold } from '../../learning/learning.repository.ts'
import { reachAsReader } from '../../learning/reach.policy.ts'
import { idsQuery } from '../learners.queries.ts'
import { pauseBegan, silentSince } from '../learners.rules.ts'
import * as repository from './messages.repository.ts'

type Actor = Pick<Person, 'id'>

interface Message {
  clientId: string
  text: string
  filter: LearnerFilter
  groupId?: string | undefined
  personIds?: readonly string[] | undefined
}

interface Told {
  message: CourseMessage
  told: number
  passedOver: number
}

/**
 * Sends a message to learners. Skips those who got one within the hour (`learnerLimits.pause`), or are separated from
 * the sender by a block.
 */
export async function tellLearners(
  platform: Platform,
  person: Actor,
  courseId: string,
  message: Message,
): Promise<Told> {
  await reachTaught(platform.db, person.id, courseId)
  const at = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    await repository.holdMessagesOf(transaction, courseId)
    const before = await repository.findByClient(transaction, courseId, message.clientId)
    if (before !== undefined) return toldOf(transaction, before)
    const meant = await listMeant(transaction, person.id, courseId, message, at)
    const since = pauseBegan(at)
    const ids = await repository.listTellable(transaction, { courseId, senderId: person.id, since, ids: meant })
    if (ids.length === 0) refuse('COURSE_LEARNERS_TOLD')
    const row = {
      courseId,
      id: newId(at.getTime()),
      clientId: message.clientId,
      personId: person.id,
      text: message.text,
      at,
      told: ids.length,
      passedOver: meant.length - ids.length,
    }
    await repository.insertMessage(transaction, row, ids)
    const { title } = await findTold(transaction, courseId)
    const fact = { actorId: person.id, subjectId: courseId, data: { title, messageId: row.id }, at }
    await platform.events.record(transaction, courseLearnersTold, fact)
    return toldOf(transaction, row)
  })
}

/** Ids of the learners whom the message is for. */
async function listMeant(
  transaction: Transaction,
  senderId: string,
  courseId: string,
  { filter, groupId, personIds }: Message,
  at: Date,
): Promise<string[]> {
  const values = [senderId, courseId, groupId ?? null, silentSince(at), personIds ?? null]
  const { text } = idsQuery(filter, learnerLimits.told + 1)
  const { rows } = await clientOf(transaction).query({ text }, values)
  if (rows.length === 0) refuse('COURSE_LEARNER_NOT_FOUND')
  if (rows.length > learnerLimits.told) refuse('COURSE_LEARNERS_TOO_MANY', { values: { limit: learnerLimits.told } })
  return (rows as { id: string }[]).map(({ id }) => id)
}

async function toldOf(
  transaction: Transaction,
  { id, at, told, passedOver }: Pick<repository.StoredMessage, 'id' | 'at' | 'told' | 'passedOver'>,
): Promise<Told> {
  const said = (await repository.findSaid(transaction, id)) ?? refuse('COURSE_NOT_FOUND')
  return { message: { ...said, at: at.toISOString() }, told, passedOver }
}

/** Returns messages that the person received; to a teacher of the course, all of them. */
export async function listMessages(
  platform: Platform,
  person: Actor,
  courseId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<CourseMessagePage> {
  const [before] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const { teaches } = await reachAsReader(platform, person, courseId)
  if (!teaches && (await findPart(platform.db, person.id, courseId)) === null) refuse('COURSE_NOT_JOINED')
  const list = { viewer: person.id, courseId, before, limit: limit + 1, teaches }
  const { items, nextCursor } = pageOf(await repository.listMessages(platform.pool, list), limit, ({ id }) => [id])
  return { items: items.map(({ at, ...said }) => ({ ...said, at: at.toISOString() })), nextCursor }
}
