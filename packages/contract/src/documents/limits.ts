/** Limits of documents that several people write at once. Bytes, unless stated otherwise. */
export const documentLimits = {
  /** One change; what was written offline is split. */
  changeBytes: 256 * 1024,
  /** The whole document, including what Yjs remembers of deleted content. */
  documentBytes: 1_500_000,
  /** A device's state vector. */
  stateVectorBytes: 128 * 1024,
  /** People who have one document open at once, writing or reading. */
  peopleAtOnce: 10,
  /** Documents that one connection has open. */
  openAtOnce: 40,
  /** Characters of a kind's name, a place and a caret. */
  kind: 40,
  place: 100,
  cursor: 500,
  /** Number of changes between checkpoints. */
  checkpointEvery: 500,
  /** Months for which changes are kept once a checkpoint includes them. */
  historyMonths: 6,
  /** Minutes without writing that end a stretch of changes. */
  stretchMinutes: 10,
  /** Stretches per page. */
  stretches: 20,
  /** Minutes without writing that end a lock, and hours after which it ends in any case. */
  lockIdleMinutes: 15,
  lockHours: 4,
  /** Seconds without a sign of its holder that end a lock, such as after a lost connection. */
  lockAwaySeconds: 90,
  /** Seconds that the holder has to write again once another person asks for the lock. */
  lockAskSeconds: 60,
  /** Seconds without news of another node after which its people count as gone. */
  presenceGoneSeconds: 60,
} as const
