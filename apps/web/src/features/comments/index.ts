export { type CommentCalls, isReply, type Writing } from './commented.ts'
export { Comments } from './comments.tsx'
