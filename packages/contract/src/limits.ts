/** Every length, size and time of the specification that server and web both check. Characters unless said otherwise. */
export const limits = {
  // Names, texts and accounts.
  password: { min: 8, max: 20 },
  username: { min: 2, max: 45 },
  displayName: { min: 2, max: 45 },
  fullName: { min: 2, max: 20 },
  guardianName: { min: 2, max: 20 },
  mobileDigits: 10,
  phone: 20,
  email: 60,
  studentId: { min: 1, max: 15 },
  statusMessage: 150,
  searchWord: 100,
  customTag: 30,
  organizationTitle: 45,
  serviceUnit: 45,

  // Records.
  postTitle: 120,
  postContent: 15_000,
  /** Blocks, texts, line breaks and marks of a rich text: one for every two of its characters is more than writing needs. */
  contentNodes: 7_500,
  /** Objects and lists within each other: lists in lists, six deep, with a link in the last of them. */
  contentDepth: 32,
  /** Characters of a rich text as JSON: the longest text with all its nodes, and links of the usual length. */
  contentJson: 250_000,
  /** How much of a record lists show, twice what six lines hold. JSON is what stands around the characters. */
  postCut: { characters: 800, lines: 20, json: 8_000 },
  /** An answer of a guide; all answers together have the length of a record. */
  guideAnswer: 1_000,

  // E-portfolios.
  paragraph: 1_500,
  exportTitle: 30,
  exportFileName: 30,
  /** Records and homework that one document is made of. */
  materials: 3,
  resourcePage: 30,
  /** Words of a summary that are a good length; a guideline, nothing is refused for it. */
  summaryWords: { min: 70, max: 250, tip: 100 },
  /** Suggestions a day for accounts without Plus. */
  freeSuggestions: 1,

  // Defaults of ours.
  introduction: 600,
  partTitle: 60,
  pictureCaption: 60,
  coverIntroduction: 150,
  /** Parts of one section, what stands in one part, and in one document. */
  sectionParts: 20,
  partItems: 100,
  documentItems: 300,
  documentImages: 100,
  documentPages: 200,
  /** Of all that a draft says, as JSON. */
  documentBytes: 4 * 1024 * 1024,
  pictureStrokes: 200,
  pictureLabels: 20,
  /** Characters of a summary. */
  summary: 1_500,
  exportDrafts: 50,
  ePortfolios: 500,
  /** Forms of e-portfolios of one person that wait or are being made. */
  exportsWaiting: 30,
  taggedFriends: 20,
  customTagsPerPost: 20,
  mentionsPerPost: 50,
  comment: 3_000,
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
  scheduledPosts: 50,
  customSlots: 8,
  slotName: 30,
  slotPictureBytes: 10 * 1024 * 1024,
  /** Former versions kept of one record. */
  postVersions: 50,
  /** Records in one collection. */
  collectedPosts: 10_000,
  /** Own tags that stand by themselves, without a record. */
  ownTags: 200,
  tagsMergedAtOnce: 50,
  /** Records chosen one by one for an archive; by filter there may be any number. */
  archiveChosen: 500,
  showcasePosts: 12,
  showcaseHeadline: 60,
  showcaseIntroduction: 600,

  /** Files: at or over this many bytes a single file fails with 'size' (100 MB). */
  fileBytes: 100 * 1024 * 1024,
  /** All files of one post together, in bytes. */
  uploadBytes: 100 * 1024 * 1024,
  /** More than this many files fail with 'quantity'. */
  fileCount: 10,
  fileName: 255,
  /** Larger or longer PDFs are not stamped with their reader's name. */
  watermarkBytes: 40 * 1024 * 1024,
  watermarkPages: 600,
  /** Uploads that one person has begun and not finished; beyond, the oldest is given up. */
  unfinishedUploads: 20,
  /** Pixels, each side. */
  imagePixels: 4_096,
  /** Of an uploaded picture, in millions: the largest phone cameras take 200, in HEIC 48. */
  pictureMegapixels: 210,
  heicMegapixels: 50,
  /** Widths in pixels of the small forms that screens choose from. */
  thumbnailWidths: [320, 640, 1_280],

  /** Of moments that a caller names: what every clock and database holds, in any time zone. */
  momentYears: { first: 1900, last: 2200 },

  /** Items a page. */
  pageSize: 20,
  maximumPageSize: 50,
  collectionPage: 10,
} as const

/** Times of the specification, in milliseconds. */
export const durations = {
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
  passwordUpdateNotice: 15_552_000_000,
  mailLink: 3_600_000,
  mailAgain: 60_000,
  session: 30 * 86_400_000,
  loginFailureWindow: 15 * 60_000,
  deletionBuffer: 14 * 86_400_000,
  trial: 30 * 86_400_000,
  /** Who has not answered by then does not keep the others from publishing. */
  sharedSilence: 3 * 86_400_000,
  /** Changes of one person within this time are one stretch of writing. */
  sharedStretch: 10 * 60_000,
  /** A voice recording ends by itself; a notice comes before. */
  recording: 5 * 60_000,
  recordingNotice: 30_000,
  /** Waits between tries to open a file that is still being converted. */
  conversionWait: 4_000,
  /** An uploaded file that no record uses is kept this long: a draft on somebody's device may name it. */
  unusedFile: 30 * 86_400_000,
  /** An upload that was begun and broke off can go on this long. */
  unfinishedUpload: 604_800_000,
  /** Bytes that no row names, left by a process that was killed, go to the trash after this. */
  looseBytes: 86_400_000,
  /** What went to the trash can be put back this long. */
  trashedContent: 30 * 86_400_000,
  /** A record appears later than this from now on, and at the latest within a year. */
  scheduleAhead: 5 * 60_000,
  scheduleAtMost: 365 * 86_400_000,
  /** What a record said before is kept this long. */
  postHistory: 183 * 86_400_000,
  /** A prepared archive can be downloaded this long. */
  preparedArchive: 3_600_000,
} as const

/** Mails of one kind to one address, a day. */
export const mailsADay = 5
/** Failed log-ins in `durations.loginFailureWindow` before a throttle answers. */
export const loginFailures = { account: 5, address: 30 } as const
/** Numbers above are shown as "999+". */
export const countCap = 999
