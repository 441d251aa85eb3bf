// Facts only, no schema.

/** State of forwarding to a group; the server knows only FORWARD and FORWARDED, a screen the rest. */
export const forwardStates = ['FORWARD', 'FORWARDING', 'FORWARDED', 'FORWARD_FAILED'] as const
export type ForwardState = (typeof forwardStates)[number]

/** Filters of the members whom a bulletin is for. */
export const readerFilters = ['read', 'unread', 'signed', 'unsigned'] as const
export type ReaderFilter = (typeof readerFilters)[number]

/** How a guardian signed. */
export const guardianSignatureWays = ['link', 'account', 'paper'] as const
export type GuardianSignatureWay = (typeof guardianSignatureWays)[number]

/** Whose name a member signed with: their own, or formerly the guardian's, which they filled in. */
export const signers = ['self', 'guardian'] as const
export type Signer = (typeof signers)[number]
