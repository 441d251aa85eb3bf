// Facts alone, no schema: screens read them, and need no validator for it.

/**
 * What captions are in (BCP 47), in the order in which they are offered; `und` is any other language. Each is called as
 * those who speak it call it.
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
  /** Of one film. */
  languages: 8,
  /** Of one language. */
  cues: 2_000,
  /** Characters that are shown at a time. */
  cue: 500,
  /** Of a file in UTF-8, as it comes and as it is kept. */
  bytes: 512 * 1024,
  /** The last moment that can be written, in milliseconds: 99:59:59.999. */
  moment: 359_999_999,
  /** Of a call that saves them: a sign of the file may take three bytes in it. */
  bodyBytes: 3 * 512 * 1024 + 4_096,
} as const
