import { type CaptionLanguage, captionLanguageCodes } from './facts.ts'

const withoutEnding = (name: string) => name.replace(/\.[^.]*$/, '')

/** The name of the file of captions that stands beside a film: `river.zh-Hant.vtt`. */
export const captionsName = (filmName: string, language: CaptionLanguage): string =>
  `${withoutEnding(filmName)}.${language}.vtt`

/** What people write for the language of a file of captions. */
const others: Record<string, CaptionLanguage> = {
  zh: 'zh-Hant',
  'zh-tw': 'zh-Hant',
  'zh-hk': 'zh-Hant',
  cht: 'zh-Hant',
  tc: 'zh-Hant',
  'nan-tw': 'nan',
  'en-us': 'en',
  'en-gb': 'en',
  eng: 'en',
  'ja-jp': 'ja',
  jpn: 'ja',
  'ko-kr': 'ko',
  'vi-vn': 'vi',
  'id-id': 'id',
}

/** Which captions a file beside a film holds, by the names of both; undefined: none of that film. */
export function languageOfCaptions(filmName: string, name: string): CaptionLanguage | undefined {
  const [, stem = ''] = /^(.*)\.(?:vtt|srt)$/i.exec(name) ?? []
  const film = withoutEnding(filmName)
  if (stem === film) return 'und'
  if (!stem.startsWith(`${film}.`)) return undefined
  const said = stem.slice(film.length + 1).toLowerCase()
  return captionLanguageCodes.find((code) => code.toLowerCase() === said) ?? others[said] ?? 'und'
}
