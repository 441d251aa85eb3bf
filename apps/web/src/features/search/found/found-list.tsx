import type { SearchCategory, SearchSort } from '@learntrail/contract/search/categories'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { foundQuery } from '../api/search-in.ts'
import { FoundItems } from './found-items.tsx'
import { NothingFound } from './nothing-found.tsx'
import { useInSearch } from './use-in-search.ts'

interface FoundListProps {
  category: SearchCategory
  keyword: string
  sortBy: SearchSort
  /** True if another category has matches. */
  isElsewhere: boolean
}

/** The matches in one category, or suggestions what else to try. */
export function FoundList({ category, keyword, sortBy, isElsewhere }: FoundListProps) {
  const { t } = useTranslation('search')
  const { categories } = useInSearch()
  const query = useInfiniteQuery(foundQuery(category, keyword, sortBy))
  const found = query.data?.pages.flatMap(({ items }) => items)

  if (found === undefined) return <WaitingLines query={query} lines={6} />
  if (found.length === 0) {
    return <NothingFound keyword={keyword}>{isElsewhere ? <li>{t('try.elsewhere')}</li> : null}</NothingFound>
  }
  return (
    <>
      <FoundItems label={categories[category]?.name()} found={found} />
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
