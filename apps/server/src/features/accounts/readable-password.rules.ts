import { randomInt } from 'node:crypto'

// No characters that look or sound alike: the password is read from paper and typed once.
const consonants = 'bdfghjkmnprstvwz'
const vowels = 'aeiu'
const digits = '23456789'

const pick = (letters: string) => letters[randomInt(letters.length)] ?? ''
const syllables = () => `${pick(consonants)}${pick(vowels)}${pick(consonants)}${pick(vowels)}`

/** Returns a password for one log-in, such as `kadu-fime-4827`: one of 68,000,000,000. */
export function readablePassword(): string {
  const number = Array.from({ length: 4 }, () => pick(digits)).join('')
  return `${syllables()}-${syllables()}-${number}`
}
