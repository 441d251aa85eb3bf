import type { SearchCategory, SearchSort } from '@learntrail/contract/search/categories'
import type { Found } from '@learntrail/contract/search/search'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { foundQuery } from '../api/search-in.ts'
import css from './found.module.css'
import { FoundEPortfolioRow } from './found-eportfolio-row.tsx'
import { FoundGroupRow } from './found-group-row.tsx'
import { FoundPersonRow } from './found-person-row.tsx'
import { FoundPostRow } from './found-post-row.tsx'

interface FoundListProps {
  category: SearchCategory
  keyword: string
  sortBy: SearchSort
  /** Another category has something. */
  isElsewhere: boolean
}

function rowOf(item: Found) {
  if (item.kind === 'post') return <FoundPostRow key={item.id} post={item} />
  if (item.kind === 'ePortfolio') return <FoundEPortfolioRow key={item.id} found={item} />
  if (item.kind === 'group') return <FoundGroupRow key={item.group.id} found={item} />
  return <FoundPersonRow key={item.person.id} found={item} />
}

/** What is found in one category, or what else to try. */
export function FoundList({ category, keyword, sortBy, isElsewhere }: FoundListProps) {
  const { t } = useTranslation('search')
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
        <ul aria-label={t(`categories.${category}`)}>{found.map(rowOf)}</ul>
      </Card>
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
