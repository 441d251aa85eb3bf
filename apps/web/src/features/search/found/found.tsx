import { type SearchCategory, type SearchSort, searchSorts } from '@learntrail/contract/search/categories'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { capped } from '../../../i18n/capped.ts'
import { SortChoice } from '../../../ui/form/sort-choice.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { countsQuery } from '../api/count-found.ts'
import css from './found.module.css'
import { FoundList } from './found-list.tsx'
import { useInSearch } from './use-in-search.ts'

interface FoundProps {
  keyword: string
  /** Undefined where nobody chose: the first that has something. */
  category: SearchCategory | undefined
  sortBy: SearchSort
  onChange: (change: { category?: SearchCategory; sort?: SearchSort }) => void
}

/** The categories that there are, each with how many it has, and what is found in one of them. */
export function Found({ keyword, category: chosen, sortBy, onChange }: FoundProps) {
  const { t } = useTranslation('search')
  const counts = useQuery(countsQuery(keyword))
  const { categories: looks } = useInSearch()
  const categories = counts.data?.items.filter((one) => looks[one.category] !== undefined)
  if (categories === undefined) return <WaitingLines query={counts} lines={6} />

  const tabs = categories.map(({ category: value, count }) => ({
    value,
    name: t('tab', { name: looks[value]?.name(), count: capped(count) }),
  }))
  const first = categories.find(({ count }) => count > 0)?.category
  const category = chosen ?? first ?? categories[0]?.category
  if (category === undefined) return null
  const isSomething = categories.some((one) => one.category === category && one.count > 0)
  const hasOrder = isSomething && looks[category]?.isSorted === true
  const isUnsure = chosen === undefined && counts.isPlaceholderData
  return (
    <Tabs label={t('categoriesLabel')} tabs={tabs} value={category} onChange={(next) => onChange({ category: next })}>
      {hasOrder ? (
        <div className={css.bar}>
          <SortChoice
            label={t('sort')}
            orders={searchSorts.map((sort) => ({ value: sort, name: t(`sorts.${sort}`) }))}
            value={sortBy}
            onChange={(sort) => onChange({ sort })}
          />
        </div>
      ) : null}
      {isUnsure ? (
        <Loading>
          <SkeletonLines lines={6} />
        </Loading>
      ) : (
        <FoundList
          key={`${category} ${keyword} ${sortBy}`}
          category={category}
          keyword={keyword}
          sortBy={sortBy}
          isElsewhere={first !== undefined}
        />
      )}
    </Tabs>
  )
}
