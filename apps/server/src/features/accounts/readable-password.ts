import { randomInt } from 'node:crypto'

// Nothing that looks or sounds like another: it is read from paper, and typed once.
const consonants = 'bdfghjkmnprstvwz'
const vowels = 'aeiu'
const digits = '23456789'

const pick = (letters: string) => letters[randomInt(letters.length)] ?? ''
const syllables = () => `${pick(consonants)}${pick(vowels)}${pick(consonants)}${pick(vowels)}`

/** A password for one log-in, such as `kadu-fime-4827`: one in 68,000,000,000. */
export function readablePassword(): string {
  const number = Array.from({ length: 4 }, () => pick(digits)).join('')
  return `${syllables()}-${syllables()}-${number}`
}
