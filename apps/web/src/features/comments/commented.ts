import type { CommentTargetType } from '@learntrail/contract/comments/target-types'
import type { Written } from '@learntrail/contract/comments/written'
import type { ReactNode } from 'react'

export type Reply = Written

/** A comment with its first replies; `replyCount` counts all of them. */
export interface Comment extends Written {
  replies: Reply[]
  replyCount: number
}

/** A comment, or a reply to one: `commentId` is its own id, or the id of the comment it answers. */
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

/** The calls for the comments on one thing. */
export interface CommentCalls {
  list(cursor: string | undefined, signal: AbortSignal): Promise<Page<Comment>>
  write(writing: Writing): Promise<Comment>
  listReplies(commentId: string, cursor: string | undefined): Promise<Page<Reply>>
  reply(commentId: string, writing: Writing): Promise<Reply>
  edit(place: Place, content: string): Promise<Pick<Written, 'content' | 'editedAt'>>
  remove(place: Place): Promise<unknown>
  like(place: Place, isLiked: boolean): Promise<unknown>
}

/** Texts that differ by what is commented on. */
export interface CommentTexts {
  title: string
  /** Shown while there are no comments. */
  none: string
  write: string
  send: string
  sent: string
  replyTo(name: string): string
  replySent: string
  /** Asks whether to delete a comment. */
  deleteTitle: string
}

/** A thing people comment on, such as a record or an e-portfolio. */
export interface Commented {
  type: CommentTargetType
  id: string
  calls: CommentCalls
  texts: CommentTexts
  can: { comment: boolean; like: boolean }
  /** Number of comments and replies. */
  count: number
  /** Called with the difference when comments are written or deleted here. */
  onCount: (by: number) => void
  /** Name of this list, where a thing has several. */
  list?: string
  /** Newest first, below the field. */
  isNewestFirst?: boolean
  /** A mark beside the author's name. */
  mark?: (written: Written) => ReactNode
  /** What a comment refers to, shown above its text. */
  about?: (comment: Written) => ReactNode
  /** Renders the dialog of who liked a comment or reply, where that can be known. */
  likers?: (place: Place, dialog: { isOpen: boolean; onClose: () => void }) => ReactNode
}
