import type { Written } from '@learntrail/contract/comments/written'
import type { CourseAnswer, CourseQuestion } from '@learntrail/contract/courses/discussion'
import { discussionFor } from '@learntrail/contract/courses/policy'
import type { Person } from '../../../platform/access/person.ts'
import { type CommentRow, commentIdOf, type ReachedTarget, type ReplyRow, writtenOf } from '../../comments/index.ts'
import type { Discussed, QuestionFacts } from './discussion.repository.ts'

/** The person who reads a course's discussion, and their access to it. */
export interface Reader {
  person: Person
  target: ReachedTarget
  discussed: Discussed
  /** Ids of the course's teachers. */
  teachers: ReadonlySet<string>
}

/** Editing needs the same right as writing, except for a suspended author who was asked to correct their words. */
function saidOf({ person, target, discussed }: Reader, row: ReplyRow): Written {
  const written = writtenOf(person, row, target)
  const mayWrite = person.suspendedAt !== null || discussionFor(discussed.part, discussed.status).write
  return { ...written, can: { ...written.can, edit: written.can.edit && mayWrite } }
}

export function questionOf(reader: Reader, row: CommentRow, { isAnswered, place }: QuestionFacts): CourseQuestion {
  return {
    ...saidOf(reader, row),
    isByTeacher: reader.teachers.has(row.author.id),
    isAnswered,
    place,
    replies: (row.replies ?? []).map((reply) => answerOf(reader, reply)),
    replyCount: row.replyCount,
  }
}

export function answerOf(reader: Reader, row: ReplyRow): CourseAnswer {
  return {
    ...saidOf(reader, row),
    discussionId: commentIdOf(row),
    isByTeacher: reader.teachers.has(row.author.id),
  }
}
