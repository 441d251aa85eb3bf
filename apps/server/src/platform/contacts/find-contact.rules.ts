import { addressRules } from './addresses.rules.ts'
import { idRules } from './ids.rules.ts'
import { numberRules } from './numbers.rules.ts'
import { seenText } from './seen-text.ts'

/** Characters of the returned part. */
const longestPart = 60

/**
 * Returns the part of a text, as typed and at most 60 characters long, by which a person could be contacted elsewhere:
 * a web, machine or mail address, a name on another service, a telephone number. Undefined if there is none. Only the
 * form counts, not whether the contact exists.
 */
export function findContact(original: string): string | undefined {
  const { text, originalOf } = seenText(original)
  for (const rule of [...addressRules, ...idRules, ...numberRules]) {
    const found = rule(text)
    if (found !== undefined) return [...originalOf(...found).trim()].slice(0, longestPart).join('')
  }
  return undefined
}
