/** Characters unless stated otherwise. */
export const draftLimits = {
  /** Drafts per person. */
  drafts: 100,
  /** Scheduled records per person. */
  scheduled: 50,
  /** Templates per person. */
  slots: 8,
  slotName: 30,
  slotPictureBytes: 10 * 1024 * 1024,
  /** Records imported from another system per call. */
  takenIn: 500,
} as const
