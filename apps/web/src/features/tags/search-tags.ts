import { withoutUnseen } from '@learntrail/contract/characters'
import { type TagCode, tagCodes } from '@learntrail/contract/tags/tags'

export const isTagCode = (value: string): value is TagCode => (tagCodes as readonly string[]).includes(value)

/** Returns the tags whose name contains every word, ignoring case and width of letters. */
export function searchTags(codes: readonly TagCode[], keyword: string, nameOf: (code: TagCode) => string): TagCode[] {
  const words = flat(keyword).split(/\s+/).filter(Boolean)
  return codes.filter((code) => {
    const name = flat(nameOf(code))
    return words.every((word) => name.includes(word))
  })
}

const flat = (text: string) => withoutUnseen(text).normalize('NFKC').toLowerCase()
