// Facts alone, no schema.

export const problemKinds = ['broken', 'account', 'plan', 'files', 'other'] as const
export type ProblemKind = (typeof problemKinds)[number]

/** `answered`: it may still come to an end. */
export const problemStates = ['open', 'answered', 'closed'] as const
export type ProblemState = (typeof problemStates)[number]
