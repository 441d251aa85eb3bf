import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Said {
  /** `feature/part:path.of.the.text`. */
  key: string
  text: string
}

/** Returns all texts of a language. */
export function saidIn(locale: Locale): readonly Said[] {
  const folder = join(import.meta.dirname, locale)
  return globSync('*/*.json', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const part = file.replaceAll('\\', '/').replace('.json', '')
      return leavesOf(JSON.parse(readFileSync(join(folder, file), 'utf8')), `${part}:`)
    })
}

function leavesOf(value: unknown, key: string): readonly Said[] {
  if (typeof value === 'string') return [{ key, text: value }]
  return Object.entries(value as object).flatMap(([name, below]) =>
    leavesOf(below, key.endsWith(':') ? `${key}${name}` : `${key}.${name}`),
  )
}
