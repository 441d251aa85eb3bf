import { countCap } from '@learntrail/contract/limits'
import { type SearchCategory, type SearchSort, searchSorts } from '@learntrail/contract/search/categories'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SortChoice } from '../../../ui/form/sort-choice.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { countsQuery } from '../api/count-found.ts'
import css from './found.module.css'
import { FoundList } from './found-list.tsx'

interface FoundProps {
  keyword: string
  category: SearchCategory
  sortBy: SearchSort
  onChange: (change: { category?: SearchCategory; sort?: SearchSort }) => void
}

/** The categories that there are, each with how many it has, and what is found in one of them. */
export function Found({ keyword, category, sortBy, onChange }: FoundProps) {
  const { t } = useTranslation('search')
  const counts = useQuery(countsQuery(keyword))
  const categories = counts.data?.items
  if (categories === undefined) return <WaitingLines query={counts} lines={6} />

  const countOf = (count: number) => (count > countCap ? `${countCap}+` : String(count))
  const tabs = categories.map(({ category: value, count }) => ({
    value,
    name: t('tab', { name: t(`categories.${value}`), count: countOf(count) }),
  }))
  const hasOrder = category === 'portfolio' || category === 'ePortfolio' || category === 'tag'
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
      <FoundList key={`${category} ${keyword} ${sortBy}`} category={category} keyword={keyword} sortBy={sortBy} />
    </Tabs>
  )
}
