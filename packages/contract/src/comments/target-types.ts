// Facts only, no schema.
import { type Declared, declared, namesIn, type ValuesIn } from '../features.ts'

const byMessages = declared('messageTargets')

/** Targets of the comment calls, by their names on the wire; each feature declares its own. */
export const messageTargets = namesIn(byMessages)
export type MessageTarget = (typeof messageTargets)[number]

/** Refusals for a missing target. */
export const missingTargets: ValuesIn<Declared<'messageTargets'>>[] = byMessages.flatMap((one) => Object.values(one))

/** Everything that can be commented on, including through calls of its own. */
export const commentTargetTypes = [...messageTargets, ...declared('ownCommentTargets').flat()]
export type CommentTargetType = (typeof commentTargetTypes)[number]
