/** Where an application for a prize is. */
export const applicationStates = [
  /** Staff look at it, and a guardian where one is asked. Points and stock are held. */
  'underReview',
  /** Staff said yes. */
  'approved',
  /** Staff or a guardian said no; points and stock went back. */
  'auditFailed',
  /** The prize is being packed. From here on the applicant cannot call it off. */
  'preparing',
  /** On its way, ready at school, or its code is given. */
  'sent',
  /** The end: points are spent. */
  'received',
  /** Called off; points and stock went back. */
  'cancelled',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** What takes an application from one state to another. */
export const applicationSteps = [
  'approve',
  'refuse',
  /** The guardian who was asked says no. */
  'guardianRefuses',
  'prepare',
  'send',
  /** By the applicant, by staff, or by itself some days after it was sent. */
  'receive',
  /** By the applicant. */
  'cancel',
  /** The applicant's account is erased. */
  'accountEnds',
] as const
export type ApplicationStep = (typeof applicationSteps)[number]
