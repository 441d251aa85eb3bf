import { type ExhibitionSort, exhibitionSorts } from '@learntrail/contract/eportfolio/facts'
import type { ExhibitionQuery } from '../api/list-exhibition.ts'

/** Filters and order of the exhibition, all kept in the address so that it can be shared. */
export interface ExhibitionFilters {
  words: string
  tags: string[]
  customTags: string[]
  /** The name is kept too, as it cannot be told from the id. */
  school: { id: string; name: string } | null
  sort: ExhibitionSort
}

export function filtersOf(search: URLSearchParams): ExhibitionFilters {
  const list = (name: string) => (search.get(name) ?? '').split(',').filter(Boolean)
  const school = search.get('school')
  const sort = exhibitionSorts.find((one) => one === search.get('sort')) ?? 'newest'
  return {
    words: search.get('words')?.trim() ?? '',
    tags: list('tags'),
    customTags: list('customTags'),
    school: school ? { id: school, name: search.get('schoolName') ?? '' } : null,
    sort,
  }
}

/** Returns the address's query with changed filters; other parameters are kept. */
export function withFilters(search: URLSearchParams, change: Partial<ExhibitionFilters>): URLSearchParams {
  const { words, tags, customTags, school, sort } = { ...filtersOf(search), ...change }
  const next = new URLSearchParams(search)
  const parts = {
    words,
    tags: tags.join(','),
    customTags: customTags.join(','),
    school: school?.id ?? '',
    schoolName: school?.name ?? '',
    sort: sort === 'newest' ? '' : sort,
  }
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

export const noFilters = { words: '', tags: [], customTags: [], school: null } satisfies Partial<ExhibitionFilters>

export const countOf = ({ words, tags, customTags, school }: ExhibitionFilters) =>
  Number(words !== '') + tags.length + customTags.length + Number(school !== null)

export const queryOf = ({ words, tags, customTags, school, sort }: ExhibitionFilters): ExhibitionQuery => ({
  words: words || undefined,
  tags: tags.join(',') || undefined,
  customTags: customTags.join(',') || undefined,
  schoolId: school?.id,
  sort,
})
