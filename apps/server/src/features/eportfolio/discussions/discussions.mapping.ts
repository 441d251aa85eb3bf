import type { Discussion, DiscussionReply } from '@learntrail/contract/eportfolio/discussions'
import type { Person } from '../../../platform/access/person.ts'
import type { DiscussionRow } from './discussions.repository.ts'

type Row = Omit<DiscussionRow, 'replies' | 'replyCount'>

/** Edited by whoever wrote it, removed by them or by whose e-portfolio it is. */
export function discussionAbilities(person: Pick<Person, 'id' | 'suspendedAt'>, row: Row, ownerId: string) {
  const acts = person.suspendedAt === null
  const wrote = acts && row.authorId === person.id
  return { edit: wrote, remove: wrote || (acts && ownerId === person.id) }
}

export function discussionOf(person: Person, row: DiscussionRow, ownerId: string): Discussion {
  const replies = (row.replies ?? []).map((reply) => replyOf(person, reply, ownerId))
  return { ...writtenOf(person, row, ownerId), replies, replyCount: row.replyCount }
}

export function replyOf(person: Person, row: Row, ownerId: string): DiscussionReply {
  return { ...writtenOf(person, row, ownerId), discussionId: row.parentId ?? row.id }
}

function writtenOf(person: Person, row: Row, ownerId: string) {
  const { id, author, content, likeCount, isLiked, createdAt, editedAt } = row
  const can = discussionAbilities(person, row, ownerId)
  return { id, author, content, likeCount, isLiked, createdAt, editedAt, can }
}
