export type { CommentCalls } from './commented.ts'
export { Comments } from './comments.tsx'
