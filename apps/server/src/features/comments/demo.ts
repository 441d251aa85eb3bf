/* What the demo school is made with (`demo/`), and nothing else. */

export { reachTarget, writeComment, writeReply } from './comments.service.ts'
export { likeComment } from './likes.service.ts'
