// Facts only, no schema.
/** A guardian's relation to a child. */
export const relations = ['father', 'mother', 'grandparent', 'relative', 'guardian'] as const
export type Relation = (typeof relations)[number]

/** Who invited a guardian. */
export const guardianInviters = ['teacher', 'pupil', 'school'] as const
export type GuardianInviter = (typeof guardianInviters)[number]

/** How an invitation is delivered: by mail, or as a code shown or printed. */
export const invitationWays = ['mail', 'code'] as const
export type InvitationWay = (typeof invitationWays)[number]

/** What guardians can see of a group besides the bulletins they sign; its leaders switch each of them. */
export const guardianSights = ['deadlines', 'returned', 'scores', 'points'] as const
export type GuardianSight = (typeof guardianSights)[number]

/** Why a line of a pasted list cannot be used for an invitation. */
export const listProblems = ['nobody', 'several', 'email', 'twice'] as const
export type ListProblem = (typeof listProblems)[number]
