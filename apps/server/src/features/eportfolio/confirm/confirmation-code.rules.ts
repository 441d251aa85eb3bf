import { randomBytes } from 'node:crypto'

/** Digits and capitals that are not mistaken for one another. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 16

/** Returns a random code of 80 bits; it leads to the page that confirms a document. */
export function newConfirmationCode(): string {
  return [...randomBytes(length)].map((byte) => characters[byte % characters.length]).join('')
}
