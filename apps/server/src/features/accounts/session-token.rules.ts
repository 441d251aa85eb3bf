import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits in base64url, for a cookie or a mailed link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns what is stored in place of a token, so that reading the database does not allow signing in. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
