import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { exhibitionQuery } from '../api/list-exhibition.ts'
import { CardGridSkeleton } from '../library/card-grid-skeleton.tsx'
import css from './exhibition.module.css'
import { ExhibitionBar } from './exhibition-bar.tsx'
import { ExhibitionCard } from './exhibition-card.tsx'
import { countOf, filtersOf, noFilters, queryOf, withFilters } from './exhibition-filters.ts'

/** The exhibition: e-portfolios shown to everybody, with search, filters and order. */
export function Exhibition() {
  const { t } = useTranslation('eportfolio')
  const [search, setSearch] = useSearchParams()
  const filters = filtersOf(search)
  const query = useInfiniteQuery(exhibitionQuery(queryOf(filters)))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const change = (part: Parameters<typeof withFilters>[1]) =>
    setSearch((before) => withFilters(before, part), { preventScrollReset: true })

  return (
    <>
      <ExhibitionBar filters={filters} onChange={change} />
      {query.isPending ? <CardGridSkeleton /> : null}
      {query.isError && !query.data ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {query.isSuccess && items.length === 0 ? (
        countOf(filters) > 0 ? (
          <EmptyState
            title={t('exhibition.nothingFits')}
            action={<Button onClick={() => change(noFilters)}>{t('exhibition.clear')}</Button>}
          >
            <p>{t('exhibition.nothingFitsText')}</p>
          </EmptyState>
        ) : (
          <EmptyState
            title={t('exhibition.empty')}
            action={<LinkButton to={paths.ePortfolios}>{t('exhibition.make')}</LinkButton>}
          >
            <p>{t('exhibition.emptyText')}</p>
          </EmptyState>
        )
      ) : null}
      {items.length > 0 ? (
        <ul className={css.cards} aria-label={t('exhibition.list')}>
          {items.map((item) => (
            <li key={item.id}>
              <ExhibitionCard item={item} />
            </li>
          ))}
        </ul>
      ) : null}
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
