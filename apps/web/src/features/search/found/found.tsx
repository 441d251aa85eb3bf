import { type SearchCategory, type SearchSort, searchSorts } from '@learntrail/contract/search/categories'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { capped } from '../../../i18n/capped.ts'
import { SortChoice } from '../../../ui/form/sort-choice.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { listed } from '../../../ui/listed.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { countsQuery } from '../api/count-found.ts'
import css from './found.module.css'
import { FoundAll } from './found-all.tsx'
import { FoundList } from './found-list.tsx'
import { useInSearch } from './use-in-search.ts'
import { withoutZhuyin, zhuyinIn } from './zhuyin.rules.ts'

interface FoundProps {
  keyword: string
  /** Undefined for all categories. */
  category: SearchCategory | undefined
  sortBy: SearchSort
  onChange: (change: { category?: SearchCategory | undefined; sort?: SearchSort }) => void
}

/** The categories with their numbers of matches, and the matches in all of them or in one. */
export function Found({ keyword, category: chosen, sortBy, onChange }: FoundProps) {
  const { t } = useTranslation('search')
  const counts = useQuery(countsQuery(keyword))
  const { categories: looks } = useInSearch()
  const categories = counts.data?.items.filter((one) => looks[one.category] !== undefined)
  const said = useSaid(categories)
  if (categories === undefined)
    return (
      <>
        {said}
        <WaitingLines query={counts} lines={6} />
      </>
    )

  const tabs: { value: SearchCategory | 'all'; name: string }[] = [
    { value: 'all', name: t('all') },
    ...categories.map(({ category: value, count }) => ({
      value,
      name: t('tab', { name: looks[value]?.name(), count: capped(count) }),
    })),
  ]
  const category = categories.find((one) => one.category === chosen)
  const hasOrder = category !== undefined && category.count > 0 && looks[category.category]?.isSorted === true
  return (
    <>
      {said}
      <WhatWasTyped keyword={keyword} />
      <Tabs
        label={t('categoriesLabel')}
        tabs={tabs}
        value={category?.category ?? 'all'}
        onChange={(next) => onChange({ category: next === 'all' ? undefined : next })}
      >
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
        {category === undefined ? (
          <FoundAll
            key={keyword}
            keyword={keyword}
            counts={categories}
            onOpen={(next) => onChange({ category: next })}
          />
        ) : (
          <FoundList
            key={`${category.category} ${keyword} ${sortBy}`}
            category={category.category}
            keyword={keyword}
            sortBy={sortBy}
            isElsewhere={categories.some(({ count }) => count > 0)}
          />
        )}
      </Tabs>
    </>
  )
}

/** Announces the numbers to screen readers; rendered before the answer, so that the answer is announced. */
function useSaid(categories: readonly { category: SearchCategory; count: number }[] | undefined) {
  const { t } = useTranslation('search')
  const { categories: looks } = useInSearch()
  const found = categories?.filter(({ count }) => count > 0)
  const what = found?.map(({ category, count }) => t('tab', { name: looks[category]?.name(), count: capped(count) }))
  return (
    <Unseen as="p" role="status">
      {what && (what.length > 0 ? t('said.some', { what: listed(what) }) : t('said.none'))}
    </Unseen>
  )
}

/** Says that the input is Zhuyin, which is easily missed while typing. */
function WhatWasTyped({ keyword }: { keyword: string }) {
  const { t } = useTranslation('search')
  const zhuyin = zhuyinIn(keyword)
  if (zhuyin === null) return null
  return (
    <p className={css.typed} role="status">
      <Icon name="info" size={18} />
      {t(`zhuyin.${zhuyin}`, { words: withoutZhuyin(keyword) })}
    </p>
  )
}
