import { createHash, randomInt } from 'node:crypto'
import { plainLetters } from '@learntrail/contract/plain-letters'
import { planCodeLength } from '@learntrail/contract/subscription/limits'

/** Sixty bits of chance, in letters that nobody takes for one another. */
export function newPlanCode(): string {
  return Array.from({ length: planCodeLength }, () => plainLetters[randomInt(plainLetters.length)]).join('')
}

/** With so much chance in a code, a plain hash is as good as a slow one. */
export const hashPlanCode = (code: string): Buffer => createHash('sha256').update(code).digest()

/** As it is written on paper. */
export const groupedCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')
