import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuse } from '../../platform/http/refusal.ts'
import { digestOf } from './password-hash.rules.ts'
import { isPasswordOfNames } from './passwords.rules.ts'

/**
 * Refuses a new password that would be guessed first: a name of its account (`PASSWORD_SAME_AS_ACCOUNT`) or a common
 * one (`PASSWORD_TOO_COMMON`).
 */
export function refuseGuessable(digest: string, names: readonly string[]): void {
  if (isPasswordOfNames(digest, names)) refuse('PASSWORD_SAME_AS_ACCOUNT')
  common ??= readCommon()
  if (common.has(digest)) refuse('PASSWORD_TOO_COMMON')
}

let common: ReadonlySet<string> | undefined

/**
 * Returns digests of the most common passwords of sufficient length, from leaks, together with those common in Taiwan
 * and those derived from the product: in lower case, capitalized and in upper case.
 */
function readCommon(): ReadonlySet<string> {
  const words = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n')
  const spellings = (word: string) => [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`, word.toUpperCase()]
  return new Set(words.flatMap(spellings).map(digestOf))
}
