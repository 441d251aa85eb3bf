import type { CourseAnswer, CourseQuestion, QuestionPlace } from '@learntrail/contract/courses/discussion'
import type { DiscussionOrder } from '@learntrail/contract/courses/facts'
import { z } from 'zod'
import type { Person } from '../../../platform/access/person.ts'
import { idKey } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as comments from '../../comments/index.ts'
import { answerOf, questionOf } from './discussion.mapping.ts'
import * as repository from './discussion.repository.ts'
import { checkTakesPart, reachDiscussed, reachSaid } from './reach-discussion.policy.ts'

interface Asked {
  unitId?: string | undefined
  order: DiscussionOrder
  cursor?: string | undefined
  limit: number
}

interface Said {
  content: string
  clientId: string
}

const answeredKey = z.tuple([z.boolean(), z.uuid()])

function keyAfter(order: DiscussionOrder, cursor: string | undefined): repository.QuestionKey {
  if (cursor === undefined) return { isAnswered: null, id: null }
  if (order !== 'unanswered') return { isAnswered: null, id: decodeCursor(cursor, idKey)[0] }
  const [isAnswered, id] = decodeCursor(cursor, answeredKey)
  return { isAnswered, id }
}

/** Returns a page of a course's questions. */
export async function listQuestions(
  platform: Platform,
  person: Person,
  courseId: string,
  { unitId, order, cursor, limit }: Asked,
): Promise<{ items: CourseQuestion[]; nextCursor: string | null }> {
  const after = keyAfter(order, cursor)
  const reader = await reachDiscussed(platform, person, courseId)
  const asked = { viewer: person.id, courseId, unitId: unitId ?? null, order }
  const rows = await repository.listQuestions(platform.pool, asked, after, limit + 1)
  const { items, nextCursor } = pageOf(rows, limit, ({ id, isAnswered }) =>
    order === 'unanswered' ? [isAnswered, id] : [id],
  )
  const facts = new Map(items.map((one) => [one.id, one]))
  const read = await comments.readComments(platform, person.id, [...facts.keys()])
  return {
    items: read.flatMap((row) => {
      const known = facts.get(row.id)
      return known ? [questionOf(reader, row, known)] : []
    }),
    nextCursor,
  }
}

export async function ask(
  platform: Platform,
  person: Person,
  courseId: string,
  { place, ...said }: Said & { place?: QuestionPlace | undefined },
): Promise<CourseQuestion> {
  const reader = await reachDiscussed(platform, person, courseId)
  checkTakesPart(reader.discussed)
  const comment = await comments.writeComment(platform, person, reader.target, {
    ...said,
    ...(place && { keep: (transaction, id) => repository.insertPlace(transaction, courseId, id, place) }),
  })
  return questionOf(reader, comment, await repository.findFacts(platform.pool, comment.id))
}

export async function listAnswers(
  platform: Platform,
  person: Person,
  id: string,
  cursor: string | undefined,
): Promise<{ items: CourseAnswer[]; nextCursor: string | null }> {
  const { comment, reader } = await reachSaid(platform, person, id)
  const { items, nextCursor } = await comments.listReplies(platform, person, comment, cursor)
  return { items: items.map((row) => answerOf(reader, row)), nextCursor }
}

export async function answer(platform: Platform, person: Person, id: string, said: Said): Promise<CourseAnswer> {
  const { comment, reader } = await reachSaid(platform, person, id)
  checkTakesPart(reader.discussed)
  return answerOf(reader, await comments.writeReply(platform, person, comment, said))
}

export async function edit(
  platform: Platform,
  person: Person,
  id: string,
  content: string,
): Promise<{ content: string; editedAt: string }> {
  const { comment, reader } = await reachSaid(platform, person, id)
  // A suspended author was asked to correct their words, so the state of the discussion does not matter.
  if (comment.authorId === person.id && person.suspendedAt === null) checkTakesPart(reader.discussed)
  const { editedAt, ...edited } = await comments.editComment(platform, person, comment, content)
  return { content: edited.content, editedAt }
}

export async function remove(platform: Platform, person: Person, id: string): Promise<void> {
  const { comment } = await reachSaid(platform, person, id)
  await comments.removeComment(platform, person, comment)
}

export async function like(platform: Platform, person: Person, id: string, isLiked: boolean) {
  const { comment, reader } = await reachSaid(platform, person, id)
  if (isLiked) checkTakesPart(reader.discussed)
  return comments.likeComment(platform, person.id, comment, isLiked)
}
