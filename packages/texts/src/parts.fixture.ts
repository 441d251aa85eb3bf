import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { GatheredPart } from './gathered.ts'

interface Part {
  kinds?: Readonly<Record<string, string>>
  topics?: Readonly<Record<string, { name: string; about: string }>>
}

/** Returns the texts of a part, by the folder of the feature. */
export function partsOf(locale: Locale, part: GatheredPart): Readonly<Record<string, Part>> {
  const folder = join(import.meta.dirname, locale)
  const files = globSync(`*/${part}.json`, { cwd: folder })
  return Object.fromEntries(
    files.map((file) => [file.split(/[\\/]/)[0] ?? '', JSON.parse(readFileSync(join(folder, file), 'utf8')) as Part]),
  )
}
