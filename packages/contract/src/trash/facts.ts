// Facts only, no schema.

/** Kinds of things in the bin, where they stay until they are deleted for good or their owner restores them. */
export const trashKinds = ['record', 'draft', 'comment', 'ePortfolio'] as const
export type TrashKind = (typeof trashKinds)[number]

/** Days that a thing stays in the bin. */
export const trashDays = 30
export const trashPage = 20
