export const fileLimits = {
  /** Bytes at which a single file fails with 'size' (100 MB). */
  bytes: 100 * 1024 * 1024,
  /** Bytes of all files of one post together. */
  uploadBytes: 100 * 1024 * 1024,
  /** Files per upload; more fail with 'quantity'. */
  count: 10,
  name: 255,
  /** Characters from the beginning of a document's text that make its record searchable. */
  text: 200_000,
  /** Larger or longer PDFs are not watermarked with the reader's name. */
  watermarkBytes: 40 * 1024 * 1024,
  watermarkPages: 600,
  /** Unfinished uploads per person; beyond that the oldest is discarded. */
  unfinishedUploads: 20,
  /** Pixels per side. */
  imagePixels: 4_096,
  /** Megapixels of an uploaded picture; the largest phone cameras take 200, in HEIC 48. */
  pictureMegapixels: 210,
  heicMegapixels: 50,
  /** Widths in pixels of the thumbnails that screens choose from. */
  thumbnailWidths: [320, 640, 1_280],
} as const

/** In milliseconds. */
export const fileDurations = {
  /** A voice recording ends after this time; a warning comes `recordingNotice` before. */
  recording: 5 * 60_000,
  recordingNotice: 30_000,
  /** Wait between attempts to open a file that is still being converted. */
  conversionWait: 4_000,
  /** How long an uploaded file that nothing uses is kept: a draft on a device may still refer to it. */
  unusedFile: 30 * 86_400_000,
  /**
   * How long a file removed from a record or draft is kept: another window may still have the text that refers to it.
   */
  letGoFile: 86_400_000,
  /** How long an interrupted upload can be resumed. */
  unfinishedUpload: 604_800_000,
  /** Age at which bytes without a row, left by a killed process, go to the trash. */
  looseBytes: 86_400_000,
  /** How long trashed content can be restored. */
  trashedContent: 30 * 86_400_000,
} as const
