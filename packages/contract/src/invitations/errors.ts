export const invitationErrors = {
  /** Unknown, taken back, past its time, or of somebody who is not there for whoever asks: nobody learns which. */
  INVITATION_OVER: 410,
} as const
