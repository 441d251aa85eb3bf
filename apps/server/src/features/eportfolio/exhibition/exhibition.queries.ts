import type { ExhibitionSort } from '@learntrail/contract/eportfolio/facts'
import { hasWords } from '../../../platform/search/ranked-search.ts'
import { closenessOf, isShown, notBlockedWith } from '../../people/index.ts'
import { joinProfile } from '../../profiles/index.ts'
import { ePortfolioCard, fromEPortfolios } from '../eportfolio.queries.ts'

export interface ExhibitionFilters {
  /** A `tsquery`; an empty one, for words that cannot be searched, matches no e-portfolio. */
  words?: string | undefined
  /** Phrases that must also occur literally, and such that must not. */
  phrases?: string[] | undefined
  absences?: string[] | undefined
  tags?: string[] | undefined
  customTags?: string[] | undefined
  schoolId?: string | undefined
  owner?: string | undefined
}

/** Sort keys of each order, before the exhibition's own; each has an index. */
const orders = {
  newest: [],
  liked: ['like_count'],
  browsed: ['browse_count'],
} as const satisfies Record<ExhibitionSort, readonly string[]>

/** Cursor: the count that the order uses, then the place in the exhibition. */
export type ExhibitionKey = readonly (string | number)[]

// A join, because the planner takes a condition on each row for selective and then sorts everything.
const joinDocument = `join eportfolio_forms made
  on made.eportfolio_id = e.id and made.version = e.version and made.type = e.document_type and made.state = 'done'`

/** A page of the exhibition for the viewer, after a cursor. */
export function exhibitionQuery(
  viewer: string,
  filters: ExhibitionFilters,
  page: { sort: ExhibitionSort; after: ExhibitionKey | undefined; limit: number },
): { text: string; values: unknown[] } {
  const values: unknown[] = [viewer]
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions = [`e.visibility = 'exhibition'`, 'a.deleted_at is null', notBlockedWith('$1', 'e.owner_id')]
  let source = `${fromEPortfolios} ${joinDocument}`
  if (filters.words !== undefined) {
    source += ' join eportfolio_words w on w.eportfolio_id = e.id'
    conditions.push(...hasWords(add, { ...filters, words: filters.words }))
  }
  if (filters.tags !== undefined) conditions.push(`e.tags @> ${add(filters.tags)}::text[]`)
  if (filters.customTags !== undefined) conditions.push(`e.custom_tags @> ${add(filters.customTags)}::text[]`)
  if (filters.owner !== undefined) conditions.push(`e.owner_id = ${add(filters.owner)}`)
  if (filters.schoolId !== undefined) {
    source += ` ${joinProfile}`
    // People who hide their school are not found by it.
    conditions.push(`o.school_id = ${add(filters.schoolId)}`, isShown('school', closenessOf('$1')))
  }
  const counts = orders[page.sort].map((count) => `e.${count}`)
  if (page.after !== undefined) {
    const key = page.after.map((part, index) => `${add(part)}::${index < counts.length ? 'int' : 'uuid'}`)
    conditions.push(`(${[...counts, 'e.exhibition_id'].join(', ')}) < (${key.join(', ')})`)
  }
  const order = [...counts, 'e.exhibition_id'].map((column) => `${column} desc`).join(', ')
  const text = `select ${ePortfolioCard} ${source} where ${conditions.join(' and ')}
    order by ${order} limit ${add(page.limit)}`
  return { text, values }
}
