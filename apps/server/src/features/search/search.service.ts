import type { PersonSummary } from '@learntrail/contract/people/person'
import { type SearchCategory, searchCategories } from '@learntrail/contract/search/categories'
import { searchLimits } from '@learntrail/contract/search/limits'
import type { FoundPage } from '@learntrail/contract/search/search'
import type { Platform } from '../../platform/platform.ts'
import { fold } from '../../platform/search/fold.ts'
import { soundsOf } from '../../platform/search/sounds.ts'
import { type SearchPage, sourceOf } from '../../platform/search/sources.ts'
import { typedWords } from '../../platform/search/typed-words.ts'
import { findPeople, searchPeople } from '../people/index.ts'
import { countUsedTags } from '../tags/index.ts'
import { readHistory } from './history.service.ts'
import { inOrderOfFit } from './sections.rules.ts'

/** A page after a cursor, or by number from 1. */
type NumberedPage = SearchPage & { pagination?: number | undefined }

/** Whether the keyword asks for anything: not if empty, nor if it only excludes words. */
const asks = (keyword: string) => typedWords(keyword).some(({ isUnwanted }) => !isUnwanted)

export async function searchIn(
  platform: Platform,
  viewer: string,
  category: SearchCategory,
  { pagination = 1, ...page }: NumberedPage,
): Promise<FoundPage> {
  const source = sourceOf(platform.declared, category)
  if (source === undefined || !asks(page.keyword)) return { items: [], nextCursor: null }
  let found = await source.find(platform, viewer, page)
  // Steps through by cursors, so that numbers lead to the same items.
  for (let number = 1; number < pagination; number += 1) {
    if (found.nextCursor === null) return { items: [], nextCursor: null }
    found = await source.find(platform, viewer, { ...page, cursor: found.nextCursor })
  }
  return found
}

/** Returns the first results of each category, best-fitting sections first. */
export async function searchAll(platform: Platform, viewer: string, keyword: string) {
  if (!asks(keyword)) return { items: [] }
  const page = { keyword, sortBy: 'fit', limit: searchLimits.section } as const
  const sections = await Promise.all(
    searchCategories.map(async (category) => ({
      category,
      found: (await searchIn(platform, viewer, category, page)).items,
    })),
  )
  return { items: inOrderOfFit(sections, keyword) }
}

/** Counts the results in each category that the product has. */
export async function countFound(platform: Platform, viewer: string, keyword: string) {
  const sources = searchCategories.flatMap((category) => sourceOf(platform.declared, category) ?? [])
  const count = asks(keyword)
    ? (source: (typeof sources)[number]) => source.count(platform, viewer, keyword)
    : async () => 0
  return {
    items: await Promise.all(
      sources.map(async (source) => ({ category: source.category, count: await count(source) })),
    ),
  }
}

export async function suggest(platform: Platform, viewer: string, keyword: string) {
  const typed = fold(keyword)
  const has = (text: string) => fold(text).includes(typed)
  const [people, tags, history] = await Promise.all([
    typed === '' ? [] : suggestPeople(platform, viewer, keyword),
    typed === '' ? [] : countUsedTags(platform, viewer),
    readHistory(platform.db, viewer),
  ])
  const few = <Item>(items: readonly Item[]) => items.slice(0, searchLimits.suggestions)
  return {
    people: few(people),
    tags: few(tags.map(({ name }) => name).filter(has)),
    words: few(history.items.map(({ key }) => key).filter(has)),
  }
}

/** Suggests people, also while an input method has not yet produced characters. */
async function suggestPeople(platform: Platform, viewer: string, keyword: string): Promise<PersonSummary[]> {
  if (soundsOf(keyword) === undefined) {
    const people = await findPeople(platform.pool, viewer, keyword)
    return people.map(({ schoolName: _, ...person }) => person)
  }
  const { items } = await searchPeople(platform, viewer, { keyword }, { limit: searchLimits.suggestions })
  return items.flatMap((one) => (one.kind === 'person' ? [one.person] : []))
}
