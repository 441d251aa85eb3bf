import { addressRules } from './addresses.rules.ts'
import { idRules } from './ids.rules.ts'
import { numberRules } from './numbers.rules.ts'
import { seenText } from './seen-text.ts'

/** Characters of the part that is told. */
const longestPart = 60

/**
 * The part of a text by which somebody could be reached elsewhere, as it was typed: an address of the web or of a machine, a
 * mail address, a name on another service, a telephone number. Undefined where there is none. What reads as one counts as
 * one, whether or not anybody answers there.
 */
export function findContact(original: string): string | undefined {
  const { text, originalOf } = seenText(original)
  for (const rule of [...addressRules, ...idRules, ...numberRules]) {
    const found = rule(text)
    if (found !== undefined) return [...originalOf(...found).trim()].slice(0, longestPart).join('')
  }
  return undefined
}
