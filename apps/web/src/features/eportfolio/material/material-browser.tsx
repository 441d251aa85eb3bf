import type { Resource } from '@learntrail/contract/eportfolio/resources'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { preferencesQuery, useChangePreferences } from '../../profiles/index.ts'
import { countOf, type Filters, LazyFilterChips, useFilters, WordSearch } from '../../tags/index.ts'
import { resourcesQuery } from '../api/list-resources.ts'
import { CardGridSkeleton } from '../library/card-grid-skeleton.tsx'
import css from './material.module.css'
import { MaterialFilterDialog } from './material-filter-dialog.tsx'
import { rangeOf, resourceFiltersOf, withRecent } from './material-filters.ts'
import { ResourceCard } from './resource-card.tsx'

interface MaterialBrowserProps {
  isChosen: (id: string) => boolean
  /** Id of the material being added or removed. */
  busyId?: string | null
  onToggle: (resource: Resource) => void
}

/** The person's records to choose from, filtered by days, classification, tags and words. */
export function MaterialBrowser({ isChosen, busyId = null, onToggle }: MaterialBrowserProps) {
  const { t } = useTranslation(['eportfolio/export', 'tags/filters'])
  const { filters, change, clear } = useFilters()
  const [isOpen, setOpen] = useState(false)
  const { data: preferences } = useQuery(preferencesQuery)
  const { mutate: remember } = useChangePreferences()
  const range = rangeOf(filters)
  const count = countOf({ ...filters, words: '' })
  const query = useInfiniteQuery(resourcesQuery(resourceFiltersOf(filters)))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []

  const apply = (next: Partial<Filters>) => {
    const used = [...(next.tags ?? []), ...(next.customTags ?? [])]
    const recent = withRecent(preferences?.exportRecentTags ?? [], used)
    if (preferences && used.length > 0 && recent.join() !== preferences.exportRecentTags.join())
      remember({ exportRecentTags: recent })
    change(next)
    setOpen(false)
  }

  return (
    <section className={css.browser} aria-label={t('material.list')}>
      <div className={css.tools}>
        <WordSearch value={filters.words} onSearch={(words) => change({ words })} />
        <IconButton
          label={count > 0 ? t('tags/filters:openWith', { count }) : t('tags/filters:open')}
          icon="settings"
          count={count}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </div>
      <p className={css.range}>
        {t('material.range', { from: formatDay(range.from), to: formatDay(range.to) })}
        <Button look="quiet" size="s" onClick={() => setOpen(true)}>
          {t('material.changeRange')}
        </Button>
      </p>
      <LazyFilterChips filters={{ ...filters, from: '', to: '' }} onChange={change} onClear={clear} />
      {query.isPending ? <CardGridSkeleton cards={6} /> : null}
      {query.isError && !query.data ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {query.data && items.length === 0 ? (
        count > 0 || filters.words ? (
          <EmptyState
            title={t('tags/filters:none.title')}
            action={<Button onClick={clear}>{t('tags/filters:clear')}</Button>}
          >
            <p>{t('tags/filters:none.text')}</p>
          </EmptyState>
        ) : (
          <EmptyState
            title={t('material.none')}
            action={
              <>
                <Button look="soft" onClick={() => change({ from: '1940-01-01', to: range.to })}>
                  {t('material.allDays')}
                </Button>
                <LinkButton look="soft" to={paths.writePost}>
                  {t('material.write')}
                </LinkButton>
              </>
            }
          >
            <p>{t('material.noneText')}</p>
          </EmptyState>
        )
      ) : null}
      <ul className={css.cards}>
        {items.map((resource) => (
          <li key={resource.id}>
            <ResourceCard
              resource={resource}
              isOn={isChosen(resource.id)}
              isBusy={busyId === resource.id}
              onToggle={() => onToggle(resource)}
            />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} />
      {isOpen ? <MaterialFilterDialog filters={filters} onApply={apply} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
