// Facts only, no schema.

export const problemKinds = ['broken', 'account', 'plan', 'files', 'other'] as const
export type ProblemKind = (typeof problemKinds)[number]

/** `answered`: not yet closed. */
export const problemStates = ['open', 'answered', 'closed'] as const
export type ProblemState = (typeof problemStates)[number]
