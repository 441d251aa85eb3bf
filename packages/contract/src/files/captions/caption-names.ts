import { type CaptionLanguage, captionLanguageCodes } from './facts.ts'

const withoutEnding = (name: string) => name.replace(/\.[^.]*$/, '')

/** Returns the name of a caption file next to a film: `river.zh-Hant.vtt`. */
export const captionsName = (filmName: string, language: CaptionLanguage): string =>
  `${withoutEnding(filmName)}.${language}.vtt`

/** Other language codes found in the names of caption files. */
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

/**
 * Returns the language of a caption file next to a film, from both names; `und` for an unknown one, undefined if the
 * file does not belong to the film.
 */
export function languageOfCaptions(filmName: string, name: string): CaptionLanguage | undefined {
  const [, stem = ''] = /^(.*)\.(?:vtt|srt)$/i.exec(name) ?? []
  const film = withoutEnding(filmName)
  if (stem === film) return 'und'
  if (!stem.startsWith(`${film}.`)) return undefined
  const said = stem.slice(film.length + 1).toLowerCase()
  return captionLanguageCodes.find((code) => code.toLowerCase() === said) ?? others[said] ?? 'und'
}
