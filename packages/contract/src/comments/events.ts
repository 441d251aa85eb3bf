import { eventKind } from '../event.ts'
import type { CommentTargetType } from './written.ts'

// The subject is what the comment stands below; `ownerId` is who is answered or liked.

type Commented = { ownerId: string; targetType: CommentTargetType; commentId: string }
type Replied = Commented & { replyId: string }

export const commentWritten = eventKind<Commented>('comment.written')
export const commentLiked = eventKind<Commented>('comment.liked')
export const replyWritten = eventKind<Replied>('comment.reply_written')
export const replyLiked = eventKind<Replied>('comment.reply_liked')
