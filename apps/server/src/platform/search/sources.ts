import type { SearchCategory, SearchSort } from '@learntrail/contract/search/categories'
import type { FoundPage } from '@learntrail/contract/search/search'
import { byName, type Declared, kindOf } from '../declared.ts'
import type { Platform } from '../platform.ts'

export interface SearchPage {
  keyword: string
  sortBy: SearchSort
  cursor?: string | undefined
  limit: number
}

/** What a feature makes searchable. Its queries neither find nor count what the viewer may not see. */
export interface SearchSource {
  category: SearchCategory
  find(platform: Platform, viewer: string, page: SearchPage): Promise<FoundPage>
  /** Returns the number of matches, at most `searchLimits.counted`. */
  count(platform: Platform, viewer: string, keyword: string): Promise<number>
}

export const searchSources = kindOf<SearchSource>('categories of the search')
const byCategory = byName(searchSources, ({ category }) => category)

/** Returns the source of a category; undefined if no feature has it. */
export const sourceOf = (declared: Declared, category: SearchCategory): SearchSource | undefined =>
  declared.made(byCategory).get(category)
