export const fileLimits = {
  /** Files: at or over this many bytes a single file fails with 'size' (100 MB). */
  bytes: 100 * 1024 * 1024,
  /** All files of one post together, in bytes. */
  uploadBytes: 100 * 1024 * 1024,
  /** More than this many files fail with 'quantity'. */
  count: 10,
  name: 255,
  /** Characters of a document's text, from its beginning, that a record is found by. */
  text: 200_000,
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
} as const

/** In milliseconds. */
export const fileDurations = {
  /** A voice recording ends by itself; a notice comes before. */
  recording: 5 * 60_000,
  recordingNotice: 30_000,
  /** Waits between tries to open a file that is still being converted. */
  conversionWait: 4_000,
  /** An uploaded file that no record uses is kept this long: a draft on somebody's device may name it. */
  unusedFile: 30 * 86_400_000,
  /** One that was taken out of a record or draft: another window may still have the text that names it. */
  letGoFile: 86_400_000,
  /** An upload that was begun and broke off can go on this long. */
  unfinishedUpload: 604_800_000,
  /** Bytes that no row names, left by a process that was killed, go to the trash after this. */
  looseBytes: 86_400_000,
  /** What went to the trash can be put back this long. */
  trashedContent: 30 * 86_400_000,
} as const
