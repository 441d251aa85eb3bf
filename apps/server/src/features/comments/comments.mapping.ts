import type { Comment, Reply } from '@learntrail/contract/comments/comments'
import type { Written } from '@learntrail/contract/comments/written'
import type { Person } from '../../platform/access/person.ts'
import { commentIdOf } from './comments.live.ts'
import { commentAbilities } from './comments.policy.ts'
import type { CommentRow, ReachedTarget, ReplyRow } from './comments.repository.ts'

/** Returns the fields comments and replies share on the wire, with what this person may do. */
export function writtenOf(person: Person, row: ReplyRow, target: ReachedTarget): Written {
  const { id, author, content, isWithheld, likeCount, isLiked, createdAt, editedAt } = row
  return {
    id,
    author,
    content,
    isWithheld,
    likeCount,
    isLiked,
    createdAt,
    editedAt,
    can: commentAbilities(person, row, target),
  }
}

export function commentOf(person: Person, row: CommentRow, target: ReachedTarget): Comment {
  const replies = (row.replies ?? []).map((reply) => replyOf(person, reply, target))
  return { ...writtenOf(person, row, target), replies, replyCount: row.replyCount }
}

export function replyOf(person: Person, row: ReplyRow, target: ReachedTarget): Reply {
  return { ...writtenOf(person, row, target), messageId: commentIdOf(row) }
}
