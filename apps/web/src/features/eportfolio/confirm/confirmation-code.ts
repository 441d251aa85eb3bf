import { foldCode, foldIdentifier } from '@learntrail/contract/characters'

/** The form of a code: 16 letters and digits without lookalikes such as 0 and O or 1 and I. */
const form = /^[2-9A-HJ-NP-Z]{16}$/

/** Returns the code in typed or pasted text, which may be the whole address; undefined when it cannot be one. */
export function codeOf(typed: string): string | undefined {
  const code = foldCode(foldIdentifier(typed).split('/').at(-1) ?? '')
  return form.test(code) ? code : undefined
}
