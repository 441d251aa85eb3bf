import { id } from '../text.ts'

/** The link of whoever invited a newcomer. Unlike other ids it is a secret, all of it chance: whoever has it may come by it. */
export const invitationLinkId = id
