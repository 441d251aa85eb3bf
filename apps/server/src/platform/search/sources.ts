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

/** What a feature lets people search in. What the viewer may not see is neither found nor counted: its query decides. */
export interface SearchSource {
  category: SearchCategory
  find(platform: Platform, viewer: string, page: SearchPage): Promise<FoundPage>
  /** How many it finds in all, and no more than `searchLimits.counted`. */
  count(platform: Platform, viewer: string, keyword: string): Promise<number>
}

export const searchSources = kindOf<SearchSource>('categories of the search')
const byCategory = byName(searchSources, ({ category }) => category)

/** Undefined where no feature has the category. */
export const sourceOf = (declared: Declared, category: SearchCategory): SearchSource | undefined =>
  declared.made(byCategory).get(category)
