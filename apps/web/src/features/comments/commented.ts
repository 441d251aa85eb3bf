import type { CommentTargetType } from '@learntrail/contract/comments/target-types'
import type { Written } from '@learntrail/contract/comments/written'
import type { ReactNode } from 'react'

export type Reply = Written

/** A comment with its first replies; `replyCount` says how many there are in all. */
export interface Comment extends Written {
  replies: Reply[]
  replyCount: number
}

/** A comment, or a reply to it: `commentId` is its own id, or that of what it answers. */
export interface Place {
  id: string
  commentId: string
}

export const isReply = ({ id, commentId }: Place) => id !== commentId

export interface Writing {
  clientId: string
  content: string
}

export interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

/** The calls about comments on one thing. */
export interface CommentCalls {
  list(cursor: string | undefined, signal: AbortSignal): Promise<Page<Comment>>
  write(writing: Writing): Promise<Comment>
  listReplies(commentId: string, cursor: string | undefined): Promise<Page<Reply>>
  reply(commentId: string, writing: Writing): Promise<Reply>
  edit(place: Place, content: string): Promise<Pick<Written, 'content' | 'editedAt'>>
  remove(place: Place): Promise<unknown>
  like(place: Place, isLiked: boolean): Promise<unknown>
}

/** What the same words would not fit everywhere for. */
export interface CommentTexts {
  title: string
  /** What stands where nobody has said anything. */
  none: string
  write: string
  send: string
  sent: string
  replyTo(name: string): string
  replySent: string
  /** Asks whether a comment is to be deleted. */
  deleteTitle: string
}

/** Something that people comment on: a record, an e-portfolio. */
export interface Commented {
  type: CommentTargetType
  id: string
  calls: CommentCalls
  texts: CommentTexts
  can: { comment: boolean; like: boolean }
  /** How many comments and replies there are. */
  count: number
  /** That number follows what is written and deleted here. */
  onCount: (by: number) => void
  /** Which of several lists of it this is. */
  list?: string
  /** The newest stands first, below the field. */
  isNewestFirst?: boolean
  /** What is to be known of who said it, beside their name. */
  mark?: (written: Written) => ReactNode
  /** What a comment is about, above its words. */
  about?: (comment: Written) => ReactNode
  /** Shows who liked a comment or a reply, where that can be known. */
  likers?: (place: Place, dialog: { isOpen: boolean; onClose: () => void }) => ReactNode
}
