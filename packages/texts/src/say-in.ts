import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { createInstance } from 'i18next'
import { type GatheredPart, gathered } from './gathered.ts'
import { languageTags, plainly, type Say, textOptions } from './say.ts'

/** A file of a feature, as `accounts/providers`, or what all features have of a part. */
type Name = GatheredPart | `${string}/${string}`

/**
 * Says in a language, on a server, what stands under a name among the texts: as the screens say it. They are read from the
 * disk when it is made, so whoever says something keeps it.
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
