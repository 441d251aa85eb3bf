/** Characters unless stated otherwise. */
export const postLimits = {
  title: 120,
  /** Groups per record. */
  groups: 20,
  /** Pinned records per group. */
  pinnedInGroup: 5,
  /** Former versions kept per record. */
  versions: 50,
  /** Records in one collection. */
  collected: 10_000,
  collectionPage: 10,
  /** Records selected one by one for an archive; an archive by filter is not limited. */
  archiveChosen: 500,
} as const

/** In milliseconds. */
export const postDurations = {
  /** How long former versions of a record are kept. */
  history: 183 * 86_400_000,
  /** How long a prepared archive can be downloaded. */
  preparedArchive: 3_600_000,
} as const
