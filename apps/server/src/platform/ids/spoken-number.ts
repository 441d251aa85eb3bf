import { randomInt } from 'node:crypto'
import { plainLetters } from '@learntrail/contract/plain-letters'
import { dayIn } from '../clock/taipei.ts'

/**
 * Returns a number by which people refer to a thing: the date in Taipei and six letters that are hard to confuse. It
 * does not reveal how many there are. It is not guaranteed to be unique: the caller needs a unique constraint and
 * retries.
 */
export function newSpokenNumber(now: Date): string {
  const letters = Array.from({ length: 6 }, () => plainLetters[randomInt(plainLetters.length)]).join('')
  return `${dayIn(now).slice(2).replaceAll('-', '')}-${letters}`
}

/**
 * Normalises a number as written on paper, in a mail or read aloud: letter case, width, blanks and hyphens do not
 * matter.
 */
export const foldSpokenNumber = (words: string): string =>
  words.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
