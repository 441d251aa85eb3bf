// Facts only, no schema.

/** Roles of signers, as school forms name them; an `own` line is named by the plan. */
export const signatureRoles = ['student', 'guardian', 'adviser', 'formTutor', 'office', 'committee', 'own'] as const
export type SignatureRole = (typeof signatureRoles)[number]

/** All lines at once, or one after the other. */
export const signingOrders = ['together', 'inOrder'] as const
export type SigningOrder = (typeof signingOrders)[number]

/** Ways of signing: with an account, through a mailed link, or on paper, with a photograph. */
export const signingWays = ['account', 'link', 'paper'] as const
export type SigningWay = (typeof signingWays)[number]

/** Ways of asking a guardian to sign: at their address, or through their account. */
export const guardianAsks = ['link', 'account'] as const

/**
 * States of a line. `idle`: nobody was asked. `waiting`: earlier lines come first. `outdated`: signed for a former
 * content of the plan, so a new signature is needed.
 */
export const lineStates = ['idle', 'waiting', 'asked', 'signed', 'outdated', 'refused'] as const
export type LineState = (typeof lineStates)[number]

/** States of a plan's signing. `agreed`: every line is signed for the present content. */
export const signingStates = ['none', 'underway', 'refused', 'agreed'] as const
export type SigningState = (typeof signingStates)[number]

/** Acts in the history of a signing. `removed`: the line, or the photograph of a paper, was removed. */
export const signingActs = ['asked', 'signed', 'refused', 'withdrawn', 'reminded', 'removed'] as const
export type SigningAct = (typeof signingActs)[number]

/** Parts of a plan that a remark can refer to. */
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

/** Why a plan has its position in a teacher's list, most urgent first. */
export const planNeeds = ['sign', 'asks', 'behind', 'silent', 'signing', 'doing', 'finished'] as const
export type PlanNeed = (typeof planNeeds)[number]
