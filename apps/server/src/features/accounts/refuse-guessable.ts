import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuse } from '../../platform/http/refusal.ts'
import { isPasswordOfNames } from './passwords.rules.ts'
import { digestOf } from './passwords.ts'

/** Refuses a new password that is guessed first: a name of its account, or one that many people have. */
export function refuseGuessable(digest: string, names: readonly string[]): void {
  if (isPasswordOfNames(digest, names)) refuse('PASSWORD_SAME_AS_ACCOUNT')
  common ??= readCommon()
  if (common.has(digest)) refuse('PASSWORD_TOO_COMMON')
}

let common: ReadonlySet<string> | undefined

/**
 * Digests of the commonest that are long enough, as leaks have shown them, with those of Taiwan and of the product: in small
 * letters, with a great one in front, in great ones.
 */
function readCommon(): ReadonlySet<string> {
  const words = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n')
  const spellings = (word: string) => [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`, word.toUpperCase()]
  return new Set(words.flatMap(spellings).map(digestOf))
}
