// Facts alone, no schema.

/** What lies in the bin until it is removed for good, or its owner takes it out again. */
export const trashKinds = ['record', 'draft', 'comment', 'ePortfolio'] as const
export type TrashKind = (typeof trashKinds)[number]

/** Days that it lies there. */
export const trashDays = 30
export const trashPage = 20
