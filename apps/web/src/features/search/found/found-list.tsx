import { type OwnKind, ownKinds, type SearchCategory, type SearchSort } from '@learntrail/contract/search/categories'
import type { Found, FoundThing } from '@learntrail/contract/search/search'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { InSearch, OwnRow } from '../../../feature/in-search.ts'
import { Card } from '../../../ui/card.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { foundQuery } from '../api/search-in.ts'
import css from './found.module.css'
import { FoundThingRow } from './found-thing-row.tsx'
import { useInSearch } from './use-in-search.ts'

interface FoundListProps {
  category: SearchCategory
  keyword: string
  sortBy: SearchSort
  /** Another category has something. */
  isElsewhere: boolean
}

const isThing = (found: Found): found is FoundThing => !(ownKinds as readonly string[]).includes(found.kind)

/** The row of something in a shape of its own; nothing where no feature has it. */
function ownRowOf(found: Exclude<Found, FoundThing>, rows: Required<InSearch>['rows']) {
  const own = rows[found.kind] as OwnRow<OwnKind> | undefined
  return own === undefined ? null : <own.Row key={own.idOf(found)} found={found} />
}

/** What is found in one category, or what else to try. */
export function FoundList({ category, keyword, sortBy, isElsewhere }: FoundListProps) {
  const { t } = useTranslation('search')
  const { categories, rows } = useInSearch()
  const query = useInfiniteQuery(foundQuery(category, keyword, sortBy))
  const found = query.data?.pages.flatMap(({ items }) => items)

  if (found === undefined) return <WaitingLines query={query} lines={6} />
  if (found.length === 0) {
    return (
      <EmptyState title={t('nothing', { keyword })}>
        <ul className={css.hints}>
          {isElsewhere ? <li>{t('try.elsewhere')}</li> : null}
          <li>{t('try.fewer')}</li>
          <li>{t('try.quotes')}</li>
        </ul>
      </EmptyState>
    )
  }
  return (
    <>
      <Card padding="s">
        <ul aria-label={categories[category]?.name()}>
          {found.map((one) => (isThing(one) ? <FoundThingRow key={one.id} found={one} /> : ownRowOf(one, rows)))}
        </ul>
      </Card>
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
