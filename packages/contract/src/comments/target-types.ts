// Facts alone, no schema.
import { type Declared, declared, namesIn, type ValuesIn } from '../features.ts'

const byMessages = declared('messageTargets')

/** What is commented on by the calls of comments, by its name on the wire; each feature declares its own. */
export const messageTargets = namesIn(byMessages)
export type MessageTarget = (typeof messageTargets)[number]

/** The refusals where one of these is not there. */
export const missingTargets: ValuesIn<Declared<'messageTargets'>>[] = byMessages.flatMap((one) => Object.values(one))

/** What can be commented on, also by calls of its own. */
export const commentTargetTypes = [...messageTargets, ...declared('ownCommentTargets').flat()]
export type CommentTargetType = (typeof commentTargetTypes)[number]
