export const coWritingLimits = {
  /** Co-writers of one record besides its owner, including pending invitations. */
  coWriters: 20,
  /** Unpublished records written together, per owner. */
  open: 50,
  /** How long a co-writer's missing answer can delay publication, in milliseconds. */
  silenceMs: 3 * 86_400_000,
} as const
