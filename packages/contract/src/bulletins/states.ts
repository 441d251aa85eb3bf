// Facts alone, no schema.

/** How forwarding to a group stands; the server knows of those that were forwarded, a screen of the rest. */
export const forwardStates = ['FORWARD', 'FORWARDING', 'FORWARDED', 'FORWARD_FAILED'] as const
export type ForwardState = (typeof forwardStates)[number]

/** Of the members whom a bulletin is for. */
export const readerFilters = ['read', 'unread', 'signed', 'unsigned'] as const
export type ReaderFilter = (typeof readerFilters)[number]

/** How a guardian signed. */
export const guardianSignatureWays = ['link', 'account', 'paper'] as const
export type GuardianSignatureWay = (typeof guardianSignatureWays)[number]

/** Whose name a member put below: their own, or of old the guardian's, which they filled in. */
export const signers = ['self', 'guardian'] as const
export type Signer = (typeof signers)[number]
