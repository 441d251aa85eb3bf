import { eventKind } from '../event.ts'

// The subject is the other person.

export const befriended = eventKind('relation.befriended')
/** Known only to the one who blocks. */
export const blocked = eventKind('relation.blocked')
