import type { CourseMessage } from '@learntrail/contract/courses/messages'
import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../../../platform/database/index.ts'
import { limitTo } from '../../../../platform/paging/limit.ts'
import { notBlockedWith, personSummaryById } from '../../../people/index.ts'
import { courseMessageReaders, courseMessages } from '../learners.tables.ts'

export type StoredMessage = typeof courseMessages.$inferSelect

/** Serialises the messages of a course, so that the check for recent ones stays true until the transaction ends. */
export async function holdMessagesOf(transaction: Transaction, courseId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`course-messages:${courseId}`}, 0))`)
}

export async function findByClient(
  transaction: Transaction,
  courseId: string,
  clientId: string,
): Promise<StoredMessage | undefined> {
  const isIt = and(eq(courseMessages.courseId, courseId), eq(courseMessages.clientId, clientId))
  return (await transaction.select().from(courseMessages).where(isIt))[0]
}

/**
 * Returns which of these people may get a message: no block with the sender, and none since the given moment in this
 * course or from this sender.
 */
export async function listTellable(
  transaction: Transaction,
  { courseId, senderId, since, ids }: { courseId: string; senderId: string; since: Date; ids: readonly string[] },
): Promise<string[]> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select person.id from (select ${senderId}::uuid as id) sender
      cross join unnest(${sql.param([...ids])}::uuid[]) person(id)
    where person.id <> sender.id and ${sql.raw(notBlockedWith('sender.id', 'person.id'))} and not exists (
      select 1 from course_message_readers reader join course_messages said
        on said.course_id = reader.course_id and said.id = reader.message_id
      where reader.person_id = person.id and said.at > ${since}
        and (said.course_id = ${courseId} or said.person_id = sender.id))
    order by person.id`)
  return rows.map(({ id }) => id)
}

export async function insertMessage(
  transaction: Transaction,
  message: Omit<StoredMessage, 'isWithheld'>,
  readers: readonly string[],
): Promise<void> {
  await transaction.insert(courseMessages).values(message)
  const { courseId, id: messageId } = message
  await transaction.insert(courseMessageReaders).values(readers.map((personId) => ({ courseId, messageId, personId })))
}

export async function listReaders(transaction: Transaction, courseId: string, messageId: string): Promise<string[]> {
  const isIt = and(eq(courseMessageReaders.courseId, courseId), eq(courseMessageReaders.messageId, messageId))
  const rows = await transaction.select({ id: courseMessageReaders.personId }).from(courseMessageReaders).where(isIt)
  return rows.map(({ id }) => id)
}

/** Whether the viewer may see a message `said`: it is not withheld, or is their own. */
export const isThere = (viewer: string) => `(not said.is_withheld or said.person_id = ${viewer})`

/** Whether the viewer is a recipient and still learns the course. */
export const wasTold = (viewer: string) => `exists (select 1 from course_message_readers reader
    join course_learners learner on learner.course_id = reader.course_id and learner.person_id = reader.person_id
      and learner.has_joined
  where reader.course_id = said.course_id and reader.message_id = said.id and reader.person_id = ${viewer})`

/** Messages of a course: all for its teachers, else those the viewer received. $1 viewer, $2 course, $3 cursor. */
const messagesQuery = (teaches: boolean, limit: number) => ({
  name: `course-messages-${teaches ? 'taught' : 'told'}-${limit}`,
  text: `select said.id, said.text, said.at, ${personSummaryById('said.person_id')} as user,
      ${teaches ? 'said.told' : 'null::int as told'}
    from course_messages said where said.course_id = $2 and said.id < $3 and ${isThere('$1')}
      and ${notBlockedWith('$1', 'said.person_id')} ${teaches ? '' : `and ${wasTold('$1')}`}
    order by said.id desc ${limitTo(limit)}`,
})

export type MessageRow = Omit<CourseMessage, 'at'> & { at: Date }

export async function listMessages(
  pool: Pool,
  {
    viewer,
    courseId,
    before,
    limit,
    teaches,
  }: {
    viewer: string
    courseId: string
    before: string
    limit: number
    teaches: boolean
  },
): Promise<MessageRow[]> {
  const query = { ...messagesQuery(teaches, limit), values: [viewer, courseId, before] }
  return (await pool.query<MessageRow>(query)).rows
}

/** Returns a message as its sender sees it. */
export async function findSaid(transaction: Transaction, id: string): Promise<Omit<MessageRow, 'at'> | undefined> {
  const { rows } = await transaction.execute<Omit<MessageRow, 'at'> & Record<string, unknown>>(sql`
    select said.id, said.text, said.told, ${sql.raw(personSummaryById('said.person_id'))} as "user"
    from course_messages said where said.id = ${id}`)
  return rows[0]
}

export async function withhold(transaction: Transaction, id: string, isWithheld: boolean): Promise<void> {
  await transaction.update(courseMessages).set({ isWithheld }).where(eq(courseMessages.id, id))
}
