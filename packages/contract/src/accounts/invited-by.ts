import { id } from '../text.ts'

/**
 * The id of a person's invitation link. Unlike other ids it is a fully random secret, because anybody who knows it can
 * sign up with it.
 */
export const invitationLinkId = id
