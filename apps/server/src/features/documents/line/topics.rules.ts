import type { DocumentName } from '../co-edited.kind.ts'

/** Topic of all windows at this node that have the document open. */
export const topicOf = ({ kind, thingId }: DocumentName) => `${kind} ${thingId}`
