import type { Locale } from '@learntrail/contract/profiles/preferences'
import { languageTags, textOptions } from '@learntrail/texts/say'
import i18next, { type Namespace } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { capped } from './capped.ts'
import { readStored, storedKeys, writeStored } from './stored-choice.ts'
import { textsIn } from './text-files.ts'

// Loaded on demand: each lists all files of its language, too much for a first visit.
const languages = { tw: () => import('./dictionaries/tw.ts'), en: () => import('./dictionaries/en.ts') }

export const i18n = i18next

export function startTexts(locale: Locale, namespaces: string[]) {
  i18n
    .use(initReactI18next)
    .use(formats)
    .use({
      type: 'backend',
      init: () => undefined,
      read: (
        code: string,
        namespace: string,
        done: (error: unknown, texts: Record<string, unknown> | null) => void,
      ) => {
        loadDictionary(localeOf(code), namespace).then(
          (texts) => done(null, texts),
          (error: unknown) => done(error, null),
        )
      },
    })
  setPageLanguage(locale)
  return i18n.init({
    ...textOptions,
    lng: languageTags[locale],
    ns: namespaces,
    defaultNS: 'common',
    react: { useSuspense: false },
  })
}

/** The format of `{{count, capped}}`, for counts that can grow large. */
const formats = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, format?: string) =>
    format === 'capped' && typeof value === 'number' ? capped(value) : (value as string),
} as const

async function loadDictionary(locale: Locale, namespace: string) {
  const { dictionaries } = await languages[locale]()
  const file = Object.keys(dictionaries).find((path) => {
    const texts = textsIn(path)
    return texts.locale === locale && texts.namespace === namespace
  })
  const load = file === undefined ? undefined : dictionaries[file]
  if (!load) throw new Error(`No texts for ${locale} ${namespace}`)
  return load()
}

export function loadTexts(namespaces: Namespace) {
  return i18n.loadNamespaces(namespaces as string | string[])
}

export function currentLocale(): Locale {
  return localeOf(i18n.language ?? languageTags.tw)
}

/** Returns the BCP 47 tag for `Intl` and `lang`. */
export function languageTag(): string {
  return languageTags[currentLocale()]
}

export function rememberedLocale(): Locale {
  return readStored(storedKeys.locale) === 'en' ? 'en' : 'tw'
}

export async function switchLocale(locale: Locale) {
  writeStored(storedKeys.locale, locale)
  if (locale === currentLocale()) return
  await i18n.changeLanguage(languageTags[locale])
  setPageLanguage(locale)
}

function localeOf(code: string): Locale {
  return code === languageTags.en ? 'en' : 'tw'
}

function setPageLanguage(locale: Locale) {
  document.documentElement.lang = languageTags[locale]
}
