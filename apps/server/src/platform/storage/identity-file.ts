import { z } from 'zod'
import type { StorageIdentity } from './storage.ts'

/** File name of a storage's identity; it is no content hash and so cannot collide with content. */
export const identityName = 'identity.json'

const form = z.object({ id: z.uuid(), database: z.string(), place: z.string() })

/** Parses an identity; throws if it is unreadable, because nothing can be assumed safely then. */
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
