import { randomBytes } from 'node:crypto'

/** Digits and capitals that nobody takes for one another. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 16

/** A code of 80 bits that nobody guesses; it leads to the page that confirms a document. */
export function newConfirmationCode(): string {
  return [...randomBytes(length)].map((byte) => characters[byte % characters.length]).join('')
}
