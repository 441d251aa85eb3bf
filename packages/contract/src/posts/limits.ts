/** Characters unless stated otherwise. */
export const postLimits = {
  title: 120,
  /** Tags of a family offered per page. */
  tagPage: 10,
  /** Groups per record. */
  groups: 20,
  /** Pinned records per group. */
  pinnedInGroup: 5,
  /** Characters of an own tag, and own tags per record. */
  customTag: 30,
  customTags: 20,
  /** Recently used tags that are offered first. */
  recentTags: 30,
  /** Characters of a guide's answer; all answers together are limited like a record. */
  guideAnswer: 1_000,
  /** A person's own questions in a guide. */
  guideOwnQuestions: 10,
  guideHeading: 60,
  /** Co-writers of one record besides its owner, including pending invitations. */
  coWriters: 20,
  /** Unpublished records written together, per owner. */
  openShared: 50,
  /** Drafts per person. */
  drafts: 100,
  /** Scheduled records per person. */
  scheduled: 50,
  customSlots: 8,
  slotName: 30,
  slotPictureBytes: 10 * 1024 * 1024,
  /** Former versions kept per record. */
  versions: 50,
  /** Records in one collection. */
  collected: 10_000,
  collectionPage: 10,
  /** Own tags without a record. */
  ownTags: 200,
  tagsMergedAtOnce: 50,
  /** Records selected one by one for an archive; an archive by filter is not limited. */
  archiveChosen: 500,
  /** Records imported from another system per call. */
  takenIn: 500,
  showcasePosts: 12,
  showcaseHeadline: 60,
  showcaseIntroduction: 600,
} as const

/** In milliseconds. */
export const postDurations = {
  /** How long a co-writer's missing answer can delay publication. */
  sharedSilence: 3 * 86_400_000,
  /** How long former versions of a record are kept. */
  history: 183 * 86_400_000,
  /** How long a prepared archive can be downloaded. */
  preparedArchive: 3_600_000,
} as const
