export const invitationErrors = {
  /** Unknown, revoked, expired, or by an inviter whom the caller may not see; which one is not revealed. */
  INVITATION_OVER: 410,
} as const
