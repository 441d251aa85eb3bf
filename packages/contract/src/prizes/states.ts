/** States of an application for a prize. */
export const applicationStates = [
  /** Staff review it, and a guardian if one is asked. Points and stock are held. */
  'underReview',
  /** Staff approved it. */
  'approved',
  /** Staff or a guardian refused it; points and stock went back. */
  'auditFailed',
  /** The prize is being packed. From now on the applicant cannot cancel. */
  'preparing',
  /** On its way, ready at school, or its code is given. */
  'sent',
  /** Final: the points are spent. */
  'received',
  /** Cancelled; points and stock went back. */
  'cancelled',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** Steps between the states of an application. */
export const applicationSteps = [
  'approve',
  'refuse',
  /** The guardian refuses. */
  'guardianRefuses',
  'prepare',
  'send',
  /** By the applicant, by staff, or automatically some days after it was sent. */
  'receive',
  /** By the applicant. */
  'cancel',
  /** The applicant's account is being erased. */
  'accountEnds',
] as const
export type ApplicationStep = (typeof applicationSteps)[number]
