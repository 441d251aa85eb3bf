/* Exports for the demo school (`demo/`) only. */

export { reachTarget, writeComment, writeReply } from './comments.service.ts'
export { likeComment } from './likes.service.ts'
