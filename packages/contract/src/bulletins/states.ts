// Facts alone, no schema.

/** How forwarding to a group stands; the server knows of those that were forwarded, a screen of the rest. */
export const forwardStates = ['FORWARD', 'FORWARDING', 'FORWARDED', 'FORWARD_FAILED'] as const
export type ForwardState = (typeof forwardStates)[number]

/** Of the members whom a bulletin is for. */
export const readerFilters = ['read', 'unread', 'signed', 'unsigned'] as const
export type ReaderFilter = (typeof readerFilters)[number]

/** Who puts their name below: the member, or for a primary pupil the guardian. */
export const signers = ['self', 'guardian'] as const
export type Signer = (typeof signers)[number]
