import type { Platform } from '../../platform/platform.ts'
import { findChosen } from '../profiles/index.ts'
import { listAddedTags } from './own-tags.repository.ts'
import { tagKey } from './own-tags.rules.ts'
import { tagSuggestions } from './tag-suggestions.texts.ts'
import { countUsedTags } from './tagged-things.kind.ts'

/** Lists the tags to choose from: recently used, own, and suggested. */
export async function listTags(platform: Platform, ownerId: string) {
  const { db } = platform
  const { portfolioRecentTags: recent = [] } = await findChosen(db, ownerId)
  const used = await countUsedTags(platform, ownerId)
  const keys = new Set(used.map(({ name }) => tagKey(name)))
  const unused = (await listAddedTags(db, ownerId)).filter((name) => !keys.has(tagKey(name)))
  const custom = [...used, ...unused.map((name) => ({ name, count: 0 }))]
  return { recent, custom, suggestions: [...tagSuggestions] }
}
