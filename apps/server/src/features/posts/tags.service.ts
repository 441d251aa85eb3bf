import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeChosen, findChosen } from '../profiles/index.ts'
import { recentTags } from './posts.rules.ts'
import { tagSuggestions } from './tag-suggestions.ts'
import { listCustomTags } from './tags.repository.ts'

const mostRecentTags = 30

/** What a person can choose tags from: those used last, their own, and the suggestions. */
export async function listTags({ db }: Platform, ownerId: string) {
  const { portfolioRecentTags: recent = [] } = await findChosen(db, ownerId)
  return { recent, custom: await listCustomTags(db, ownerId), suggestions: [...tagSuggestions] }
}

/** Puts the tags of a record first among those its owner used last. */
export async function rememberTags(transaction: Transaction, ownerId: string, tags: string[]): Promise<void> {
  await changeChosen(transaction, ownerId, ({ portfolioRecentTags = [] }) => ({
    portfolioRecentTags: recentTags(tags, portfolioRecentTags, mostRecentTags),
  }))
}
