import { z } from 'zod'
import type { StorageIdentity } from './storage.ts'

/** The name under which a storage keeps what it says of itself; no content hash, so no content. */
export const identityName = 'identity.json'

const form = z.object({ id: z.uuid(), database: z.string(), place: z.string() })

/** Reads what was written; something else in its place is said, for nothing is safe to be assumed then. */
export function parseIdentity(text: string, place: string): StorageIdentity {
  try {
    return form.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${identityName} in ${place} cannot be read: put back the one of the last backup.`, {
      cause: error,
    })
  }
}

export function writtenIdentity(identity: StorageIdentity): string {
  return `${JSON.stringify(identity, null, 2)}\n`
}
