import { createHash, randomInt } from 'node:crypto'
import { plainLetters } from '@learntrail/contract/plain-letters'
import { planCodeLength } from '@learntrail/contract/subscription/limits'

/** Makes a code with 60 bits of randomness, in letters that are not confused with one another. */
export function newPlanCode(): string {
  return Array.from({ length: planCodeLength }, () => plainLetters[randomInt(plainLetters.length)]).join('')
}

/** Hashes a code; with that much randomness a fast hash is as good as a slow one. */
export const hashPlanCode = (code: string): Buffer => createHash('sha256').update(code).digest()

/** Returns a code as written on paper. */
export const groupedCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')
