import type { DocumentName } from '../co-edited.ts'

/** Everybody at this node who has the document open. */
export const topicOf = ({ kind, thingId }: DocumentName) => `${kind} ${thingId}`
