import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkKey, isKey } from './storage.ts'
import { codeOf } from './storage-failure.ts'

/** Returns the path of content below a folder: `ab/abcdef…`, so that no directory grows too large. */
export function pathOnShelf(folder: string, key: string): string {
  return join(folder, checkKey(key).slice(0, 2), key)
}

/** Yields the keys on a folder's shelves that were last touched before a moment. */
export async function* keysOnShelves(folder: string, before: Date): AsyncIterable<string> {
  const shelves = (await entriesOf(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name))
  for (const shelf of shelves) {
    for (const key of await entriesOf(join(folder, shelf))) {
      if (!isKey(key)) continue
      const found = await stat(join(folder, shelf, key)).catch(() => undefined)
      if (found !== undefined && found.mtimeMs < before.getTime()) yield key
    }
  }
}

async function entriesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
}
