import { createHash, randomBytes } from 'node:crypto'

/** 256 bits of chance, for a cookie or a mailed link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored in place of a token: who reads the database cannot sign in with it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
