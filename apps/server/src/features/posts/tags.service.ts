import type { Platform } from '../../platform/platform.ts'
import { findChosen } from '../profiles/index.ts'
import { tagSuggestions } from './tag-suggestions.ts'
import { listAddedTags } from './tags/own-tags.repository.ts'
import { tagKey } from './tags/own-tags.rules.ts'
import { listCustomTags } from './tags.repository.ts'

/** Lists the tags to choose from: recently used, own, and suggested. */
export async function listTags({ db }: Platform, ownerId: string) {
  const { portfolioRecentTags: recent = [] } = await findChosen(db, ownerId)
  const used = await listCustomTags(db, ownerId)
  const keys = new Set(used.map(({ name }) => tagKey(name)))
  const unused = (await listAddedTags(db, ownerId)).filter((name) => !keys.has(tagKey(name)))
  const custom = [...used, ...unused.map((name) => ({ name, count: 0 }))]
  return { recent, custom, suggestions: [...tagSuggestions] }
}
