// Facts alone, no schema.
/** How a guardian is related to a child. */
export const relations = ['father', 'mother', 'grandparent', 'relative', 'guardian'] as const
export type Relation = (typeof relations)[number]

/** Who invited a guardian. */
export const guardianInviters = ['teacher', 'pupil', 'school'] as const
export type GuardianInviter = (typeof guardianInviters)[number]

/** How an invitation reaches them: by mail, or as a code that is shown or printed. */
export const invitationWays = ['mail', 'code'] as const
export type InvitationWay = (typeof invitationWays)[number]

/** What guardians see of a group beside the bulletins that they sign; those who lead it switch each. */
export const guardianSights = ['deadlines', 'returned', 'scores', 'points'] as const
export type GuardianSight = (typeof guardianSights)[number]

/** Why a line of a pasted list invites nobody as it stands. */
export const listProblems = ['nobody', 'several', 'email', 'twice'] as const
export type ListProblem = (typeof listProblems)[number]
