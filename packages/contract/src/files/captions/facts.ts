// Facts only, no schema: screens read them without loading a validator.

/**
 * Languages of captions (BCP 47), in the order in which they are offered; `und` is any other language. Each is named as
 * its speakers call it.
 */
export const captionLanguages = {
  'zh-Hant': '中文',
  nan: '台語',
  hak: '客語',
  ami: 'Pangcah',
  tay: 'Tayal',
  pwn: 'Pinayuanan',
  bnn: 'Bunun',
  en: 'English',
  ja: '日本語',
  ko: '한국어',
  vi: 'Tiếng Việt',
  id: 'Bahasa Indonesia',
  th: 'ภาษาไทย',
  fil: 'Filipino',
  und: '…',
} as const
export type CaptionLanguage = keyof typeof captionLanguages
export const captionLanguageCodes = Object.keys(captionLanguages) as [CaptionLanguage, ...CaptionLanguage[]]

export const captionLimits = {
  /** Languages per film. */
  languages: 8,
  /** Cues per language. */
  cues: 2_000,
  /** Characters per cue. */
  cue: 500,
  /** Bytes of a caption file in UTF-8, as uploaded and as stored. */
  bytes: 512 * 1024,
  /** The last time that can be written, in milliseconds: 99:59:59.999. */
  moment: 359_999_999,
  /** Bytes of the body of a save: one byte of the file may take three in it. */
  bodyBytes: 3 * 512 * 1024 + 4_096,
} as const
