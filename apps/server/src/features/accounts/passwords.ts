import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB and two passes (OWASP's first recommendation). The library's default algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What is stored: argon2id of the digest that the browser sent. */
export function hashDigest(digest: string): Promise<string> {
  return hash(digest, cost)
}

export async function isSameDigest(stored: string, digest: string): Promise<boolean> {
  return verify(stored, digest)
}

/** The digest that a browser would send for this text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
