/** Characters unless said otherwise. */
export const postLimits = {
  title: 120,
  /** Tags of a family that are offered at once. */
  tagPage: 10,
  /** Groups that one record is for. */
  groups: 20,
  /** Records that stand on top of a group's. */
  pinnedInGroup: 5,
  /** Characters of an own tag, and how many a record has. */
  customTag: 30,
  customTags: 20,
  /** The tags used last that are offered first. */
  recentTags: 30,
  /** An answer of a guide; all answers together have the length of a record. */
  guideAnswer: 1_000,
  /** Questions of one's own in a guide. */
  guideOwnQuestions: 10,
  guideHeading: 60,
  /** Friends who write one record along with its owner, asked or accepted. */
  coWriters: 20,
  /** Records that one person owns and is still writing with others. */
  openShared: 50,
  /** Unfinished records of one person. */
  drafts: 100,
  /** Records of one person that wait for their time. */
  scheduled: 50,
  customSlots: 8,
  slotName: 30,
  slotPictureBytes: 10 * 1024 * 1024,
  /** Former versions kept of one record. */
  versions: 50,
  /** Records in one collection. */
  collected: 10_000,
  collectionPage: 10,
  /** Own tags that stand by themselves, without a record. */
  ownTags: 200,
  tagsMergedAtOnce: 50,
  /** Records chosen one by one for an archive; by filter there may be any number. */
  archiveChosen: 500,
  /** Records brought along from another system in one go. */
  takenIn: 500,
  showcasePosts: 12,
  showcaseHeadline: 60,
  showcaseIntroduction: 600,
} as const

/** In milliseconds. */
export const postDurations = {
  /** Who has not answered by then does not keep the others from publishing. */
  sharedSilence: 3 * 86_400_000,
  /** What a record said before is kept this long. */
  history: 183 * 86_400_000,
  /** A prepared archive can be downloaded this long. */
  preparedArchive: 3_600_000,
} as const
