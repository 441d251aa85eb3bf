import { createHash } from 'node:crypto'

/** Returns a UUID of version 8 that is always the same for the same name. */
export function stableId(name: string): string {
  const digits = createHash('sha256').update(`demo school: ${name}`).digest('hex')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}
