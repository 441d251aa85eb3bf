import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { createInstance } from 'i18next'
import { type GatheredPart, gathered } from './gathered.ts'
import { languageTags, plainly, type Say, textOptions } from './say.ts'

/** A file of a feature, such as `accounts/providers`, or a part gathered from all features. */
type Name = GatheredPart | `${string}/${string}`

/**
 * Returns a function that says the texts of a name in a language on the server, exactly as screens do. It reads them
 * from disk when it is created, so callers should keep it.
 */
export function sayIn(locale: Locale, name: Name): Say {
  const language = languageTags[locale]
  const texts = createInstance()
  texts.init({
    ...textOptions,
    lng: language,
    initAsync: false,
    ns: [name],
    defaultNS: name,
    resources: { [language]: { [name]: readTexts(locale, name) } },
  })
  return plainly(texts.t)
}

function readTexts(locale: Locale, name: Name) {
  const folder = join(import.meta.dirname, locale)
  const files = globSync(name.includes('/') ? `${name}.json` : `*/${name}.json`, { cwd: folder }).sort()
  if (files.length === 0) throw new Error(`No texts for ${locale} ${name}`)
  return gathered(Object.fromEntries(files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))])))
}
