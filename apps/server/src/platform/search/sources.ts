import type { SearchCategory, SearchSort } from '@learntrail/contract/search/categories'
import type { FoundPage } from '@learntrail/contract/search/search'
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

const sources = new Map<SearchCategory, SearchSource>()

export function registerSearchSource(source: SearchSource): void {
  if (sources.has(source.category)) throw new Error(`${source.category} is searched already`)
  sources.set(source.category, source)
}

/** Undefined where the category's feature is not there yet. */
export const sourceOf = (category: SearchCategory): SearchSource | undefined => sources.get(category)
