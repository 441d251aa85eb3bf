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

  // Defaults of ours.
  introduction: 600,
  customTagsPerPost: 20,
  mentionsPerPost: 50,
  comment: 3_000,

  /** Files: at or over this many bytes a single file fails with 'size' (100 MB). */
  fileBytes: 100 * 1024 * 1024,
  /** All files of one post together, in bytes. */
  uploadBytes: 100 * 1024 * 1024,
  /** More than this many files fail with 'quantity'. */
  fileCount: 10,
  fileName: 255,
  /** Pixels, each side. */
  imagePixels: 4_096,

  /** Items a page. */
  pageSize: 20,
  maximumPageSize: 50,
} as const

/** Times of the specification, in milliseconds. */
export const durations = {
  day: 86_400_000,
  week: 604_800_000,
  passwordUpdateNotice: 15_552_000_000,
  mailLink: 3_600_000,
  mailAgain: 60_000,
  session: 30 * 86_400_000,
  loginFailureWindow: 15 * 60_000,
  deletionBuffer: 14 * 86_400_000,
  trial: 30 * 86_400_000,
  /** An uploaded file that no record uses is kept this long: a draft on somebody's device may name it. */
  unusedFile: 30 * 86_400_000,
} as const

/** Mails of one kind to one address, a day. */
export const mailsADay = 5
/** Failed log-ins in `durations.loginFailureWindow` before a throttle answers. */
export const loginFailures = { account: 5, address: 30 } as const
/** Numbers above are shown as "999+". */
export const countCap = 999
