import type { Discussion, DiscussionReply } from '@learntrail/contract/eportfolio/discussions'
import type { Person } from '../../../platform/access/person.ts'
import { type CommentRow, commentIdOf, type ReachedTarget, type ReplyRow, writtenOf } from '../../comments/index.ts'

/** A comment on an e-portfolio in the form of the wire. */
export function discussionOf(person: Person, row: CommentRow, target: ReachedTarget): Discussion {
  const replies = (row.replies ?? []).map((reply) => replyOf(person, reply, target))
  return { ...writtenOf(person, row, target), replies, replyCount: row.replyCount }
}

export function replyOf(person: Person, row: ReplyRow, target: ReachedTarget): DiscussionReply {
  return { ...writtenOf(person, row, target), discussionId: commentIdOf(row) }
}
