/** Of what several people write at once. Bytes, unless said otherwise. */
export const documentLimits = {
  /** Of one change; what was written while away is divided. */
  changeBytes: 256 * 1024,
  /** Of the whole document, with what Yjs remembers of what was deleted. */
  documentBytes: 1_500_000,
  /** Of what a device says it has. */
  stateVectorBytes: 128 * 1024,
  /** People who have one document open at once, writing or reading. */
  peopleAtOnce: 10,
  /** Documents that one line has open. */
  openAtOnce: 40,
  /** Characters of a kind's name, of a place and of a caret. */
  kind: 40,
  place: 100,
  cursor: 500,
  /** Changes from one checkpoint to the next. */
  checkpointEvery: 500,
  /** Months that changes stay, as far as a checkpoint holds what they made. */
  historyMonths: 6,
  /** Minutes without writing after which a stretch of changes ends. */
  stretchMinutes: 10,
  /** Stretches a page. */
  stretches: 20,
  /** Minutes without writing after which a lock ends, and hours after which it ends anyway. */
  lockIdleMinutes: 15,
  lockHours: 4,
  /** Seconds without a sign of its holder after which a lock ends, as when a line breaks for good. */
  lockAwaySeconds: 90,
  /** Seconds that its holder has to write on once somebody asks for it. */
  lockAskSeconds: 60,
  /** Seconds without a word of another node after which somebody there is taken for gone. */
  presenceGoneSeconds: 60,
} as const
