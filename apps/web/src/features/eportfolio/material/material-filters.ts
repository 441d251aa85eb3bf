import { defaultDateRange } from '@learntrail/contract/eportfolio/document-tools'
import { today } from '../../../ui/dates.ts'
import { type Filters, isTagCode, sdgOf } from '../../tags/index.ts'
import type { ResourceFilters } from '../api/list-resources.ts'

const mostRecent = 12

/** Returns the chosen range of days, or the default one of half a year. */
export function rangeOf({ from, to }: Pick<Filters, 'from' | 'to'>, now = today()): { from: string; to: string } {
  if (from === '' && to === '') return defaultDateRange(now)
  // An open start includes everything since 1940.
  return { from: from || '1940-01-01', to: to || defaultDateRange(now).to }
}

/** Returns the filters of the address as parameters of the call. */
export function resourceFiltersOf(filters: Filters, now = today()): ResourceFilters {
  const { from, to } = rangeOf(filters, now)
  const goals = filters.tags.filter((tag) => sdgOf(tag) !== null)
  const others = filters.tags.filter((tag) => sdgOf(tag) === null && isTagCode(tag))
  return {
    dateRange: `${from},${to}`,
    tags: [...others, ...filters.customTags].join(',') || undefined,
    sdgs: goals.join(',') || undefined,
    classification: (filters.classification || undefined) as ResourceFilters['classification'],
    words: filters.words || undefined,
  }
}

/** Returns recently used tags, latest first. */
export function withRecent(recent: readonly string[], used: readonly string[]): string[] {
  return [...new Set([...used, ...recent])].slice(0, mostRecent)
}
