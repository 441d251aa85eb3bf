import { foldCode, foldIdentifier } from '@learntrail/contract/characters'

/** As it stands on the last page: letters and digits that cannot be mistaken for each other. */
const form = /^[2-9A-HJ-NP-Z]{16}$/

/** A code as somebody typed or pasted it, also as the whole address; undefined when it cannot be one. */
export function codeOf(typed: string): string | undefined {
  const code = foldCode(foldIdentifier(typed).split('/').at(-1) ?? '')
  return form.test(code) ? code : undefined
}
