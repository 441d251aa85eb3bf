import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB and two passes (OWASP's first recommendation). argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns the hash to store: argon2id of the digest the browser sent. */
export function hashDigest(digest: string): Promise<string> {
  return hash(digest, cost)
}

export async function isSameDigest(stored: string, digest: string): Promise<boolean> {
  return verify(stored, digest)
}

/** Returns the digest a browser would send for this text (SHA-256, hexadecimal). */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
