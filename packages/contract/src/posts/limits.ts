/** Characters unless said otherwise. */
export const postLimits = {
  title: 120,
  content: 15_000,
  mentions: 50,
  /** LaTeX of one formula, and the text of one footnote. */
  formula: 300,
  footnote: 300,
  /** Tags of a family that are offered at once. */
  tagPage: 10,
  /** Of a table in a text: it is to be read on a phone. */
  table: { columns: 6, rows: 30, paragraphs: 20 },
  /** Blocks of a text, and what stands in one list, one item or one quote. */
  contentBlocks: 2_000,
  contentParts: 500,
  /** The number that a list of a text begins with at most. */
  listStart: 9_999,
  /** Groups that one record is for. */
  groups: 20,
  /** Records that stand on top of a group's. */
  pinnedInGroup: 5,
  /** Characters of an own tag, and how many a record has. */
  customTag: 30,
  customTags: 20,
  /** The tags used last that are offered first. */
  recentTags: 30,
  /** Blocks, texts, line breaks and marks of a rich text: one for every two of its characters is more than writing needs. */
  contentNodes: 7_500,
  /** Objects and lists within each other: lists in lists, six deep, with a link in the last of them. */
  contentDepth: 32,
  /** Characters of a rich text as JSON: the longest text with all its nodes, and links of the usual length. */
  contentJson: 250_000,
  /** How much of a record lists show, twice what six lines hold. JSON is what stands around the characters. */
  cut: { characters: 800, lines: 20, json: 8_000 },
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
  /** Changes of one person within this time are one stretch of writing. */
  sharedStretch: 10 * 60_000,
  /** A record appears later than this from now on, and at the latest within a year. */
  scheduleAhead: 5 * 60_000,
  scheduleAtMost: 365 * 86_400_000,
  /** What a record said before is kept this long. */
  history: 183 * 86_400_000,
  /** A prepared archive can be downloaded this long. */
  preparedArchive: 3_600_000,
} as const
