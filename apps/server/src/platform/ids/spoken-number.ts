import { randomInt } from 'node:crypto'
import { plainLetters } from '@learntrail/contract/plain-letters'
import { dayIn } from '../clock/taipei.ts'

/**
 * A number by which people speak of a thing: the day in Taipei, and six letters that nobody takes for one another. It tells
 * nobody how many there are. Two may be the same: whoever keeps it holds it unique, and asks for another.
 */
export function newSpokenNumber(now: Date): string {
  const letters = Array.from({ length: 6 }, () => plainLetters[randomInt(plainLetters.length)]).join('')
  return `${dayIn(now).slice(2).replaceAll('-', '')}-${letters}`
}

/** As a number stands on paper, in a mail or is read aloud: letter case, width, blanks and hyphens say nothing. */
export const foldSpokenNumber = (words: string): string =>
  words.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
