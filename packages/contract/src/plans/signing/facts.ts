// Facts alone, no schema.

/** Who signs, as forms of schools name them; `own` has a name that the plan gives it. */
export const signatureRoles = ['student', 'guardian', 'adviser', 'formTutor', 'office', 'committee', 'own'] as const
export type SignatureRole = (typeof signatureRoles)[number]

/** All lines at a time, or one after the other. */
export const signingOrders = ['together', 'inOrder'] as const
export type SigningOrder = (typeof signingOrders)[number]

/** How somebody signed: with their account, by a mailed link, or on paper, of which there is a photograph. */
export const signingWays = ['account', 'link', 'paper'] as const
export type SigningWay = (typeof signingWays)[number]

/** How a guardian is asked to sign: at their address, or by their account. */
export const guardianAsks = ['link', 'account'] as const

/**
 * How a line stands. `idle`: nobody was asked. `waiting`: others come first. `outdated`: what was signed is not what the
 * plan says now, so it is asked again.
 */
export const lineStates = ['idle', 'waiting', 'asked', 'signed', 'outdated', 'refused'] as const
export type LineState = (typeof lineStates)[number]

/** How the signing of a plan stands. `agreed`: every line is signed, for what the plan says now. */
export const signingStates = ['none', 'underway', 'refused', 'agreed'] as const
export type SigningState = (typeof signingStates)[number]

/** What the history of a signing keeps. `removed`: the line, or the photograph of a paper, was taken out. */
export const signingActs = ['asked', 'signed', 'refused', 'withdrawn', 'reminded', 'removed'] as const
export type SigningAct = (typeof signingActs)[number]

/** What a remark stands at: a part of the plan. */
export const remarkPlaces = [
  'plan',
  'motivation',
  'introduction',
  'equipment',
  'criteria',
  'selfEvaluation',
  'proposal',
  'week',
] as const
export type RemarkPlace = (typeof remarkPlaces)[number]

/** Why a plan stands where it does among those that a teacher looks after, the most pressing first. */
export const planNeeds = ['sign', 'asks', 'behind', 'silent', 'signing', 'doing', 'finished'] as const
export type PlanNeed = (typeof planNeeds)[number]
