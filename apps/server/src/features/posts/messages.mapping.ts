import type { Message, Reply } from '@learntrail/contract/posts/messages'
import type { Person } from '../../platform/access/person.ts'
import type { MessageRow, OwnedReplyRow, ReplyRow } from './messages.repository.ts'
import { messageAbilities } from './posts.policy.ts'

export function messageOf(person: Person, row: MessageRow): Message {
  const { replyCount, postOwnerId } = row
  const replies = (row.replies ?? []).map((reply) => replyOf(person, { ...reply, postOwnerId }))
  return { ...writtenOf(person, { ...row, postOwnerId }), replies, replyCount }
}

export function replyOf(person: Person, row: OwnedReplyRow): Reply {
  return { ...writtenOf(person, row), messageId: row.messageId }
}

function writtenOf(person: Person, row: Omit<ReplyRow, 'messageId'> & { postOwnerId: string }) {
  const { id, author, content, likeCount, isLiked, createdAt, editedAt } = row
  return { id, author, content, likeCount, isLiked, createdAt, editedAt, can: messageAbilities(person, row) }
}
