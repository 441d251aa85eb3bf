export type { CommentCalls, Writing } from './commented.ts'
export { Comments } from './comments.tsx'
export { MessageComments } from './message-comments.tsx'
export { MessageTalk } from './message-talk.tsx'
