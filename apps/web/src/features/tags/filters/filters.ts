import type { PostFilters } from '@learntrail/contract/posts/filters'

/** The filters of a list. Each is a parameter of the address, so that other screens can link to a filtered list. */
export interface Filters {
  from: string
  to: string
  classification: string
  tags: string[]
  customTags: string[]
  words: string
  /** The month that the list starts with (`2026-11`). */
  month: string
}

const lists = ['tags', 'customTags'] as const
const texts = ['from', 'to', 'classification', 'words', 'month'] as const
const forms: Partial<Record<(typeof texts)[number], RegExp>> = {
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-(?:0[1-9]|1[0-2])$/,
}

export const noFilters: Filters = {
  from: '',
  to: '',
  classification: '',
  tags: [],
  customTags: [],
  words: '',
  month: '',
}

/** Returns the filters in an address; invalid values are ignored. */
export function filtersOf(search: URLSearchParams): Filters {
  const filters = { ...noFilters }
  for (const name of texts) {
    const value = search.get(name)?.trim() ?? ''
    filters[name] = (forms[name]?.test(value) ?? true) ? value : ''
  }
  for (const name of lists) filters[name] = (search.get(name) ?? '').split(',').filter(Boolean)
  return filters
}

/** Returns the parameters with changed filters; all others stay. */
export function withFilters(search: URLSearchParams, change: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ ...filtersOf(search), ...change })) {
    const text = Array.isArray(value) ? value.join(',') : value
    if (text === '') next.delete(name)
    else next.set(name, text)
  }
  return next
}

/** Returns the number of active filters, without the month, which is a place in the list. */
export function countOf({ from, to, classification, tags, customTags, words }: Filters): number {
  return [from || to, classification, words].filter(Boolean).length + tags.length + customTags.length
}

/** Whether a list with these filters leaves anything out. */
export const narrows = (filters: Filters) => countOf(filters) > 0 || filters.month !== ''

/** Returns the filters as the calls expect them. */
export function queryOf({ from, to, classification, tags, customTags, words, month }: Filters): PostFilters {
  const last = month && lastDayOf(month)
  const until = [to, last].filter(Boolean).sort()[0]
  return {
    from: from || undefined,
    to: until,
    classification: (classification || undefined) as PostFilters['classification'],
    tags: tags.join(',') || undefined,
    customTags: customTags.join(',') || undefined,
    words: words || undefined,
  }
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return `${month}-${String(new Date(year, number, 0).getDate()).padStart(2, '0')}`
}
