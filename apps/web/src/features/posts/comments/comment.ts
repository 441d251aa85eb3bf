import type { Comment as Message, Reply } from '@learntrail/contract/comments/comments'

/** A comment or a reply to one: the same to look at, with other calls behind it. */
export type Comment = ({ kind: 'message' } & Message) | ({ kind: 'reply' } & Reply)
