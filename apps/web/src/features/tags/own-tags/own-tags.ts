import { cleanName } from '@learntrail/contract/characters'
import { isTagCode } from '../search-tags.ts'

interface Known {
  /** Tags chosen last, or as interests on the first visit; may include codes of the families. */
  recent: readonly string[]
  custom: readonly { name: string; count: number }[]
  suggestions: readonly string[]
}

const most = 8

const keyOf = (tag: string) => cleanName(tag).normalize('NFKC').toLowerCase()

/** Returns the tags with one added, unless it is already there in any case or width of letters. */
export function withOwnTag(tags: readonly string[], text: string): string[] {
  const tag = cleanName(text).replace(/^[#＃]\s*/, '')
  if (tag === '' || tags.some((known) => keyOf(known) === keyOf(tag))) return [...tags]
  return [...tags, tag]
}

/** Splits typed text at commas: 生物，小論文，基隆 gives two finished tags and one still being typed. */
export function splitOwnTags(text: string): { finished: string[]; rest: string } {
  const parts = text.split(/[,，、\n]/)
  const rest = parts.pop() ?? ''
  return { finished: parts.map(cleanName).filter(Boolean), rest: rest.trimStart() }
}

/**
 * Returns suggestions: recent tags, then own tags by use, then the product's suggestions, if something is typed or
 * there are no own tags yet.
 */
export function suggestOwnTags(known: Known | undefined, chosen: readonly string[], typed: string): string[] {
  if (!known) return []
  const wanted = keyOf(typed.trim())
  const taken = new Set(chosen.map(keyOf))
  const mine = [...known.custom].sort((a, b) => b.count - a.count).map(({ name }) => name)
  const recent = known.recent.filter((tag) => !isTagCode(tag))
  const rest = wanted || mine.length === 0 ? known.suggestions : []
  const pool = [...recent, ...mine, ...rest]
  const found = pool.filter((tag) => !taken.has(keyOf(tag)) && keyOf(tag).includes(wanted))
  return [...new Map(found.map((tag) => [keyOf(tag), tag])).values()].slice(0, most)
}
