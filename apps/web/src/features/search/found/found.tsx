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
  const nameOf = useCountedName()
  const categories = counts.data?.items.filter((one) => looks[one.category] !== undefined)
  if (categories === undefined)
    return (
      <>
        <FoundCounts categories={categories} />
        <WaitingLines query={counts} lines={6} />
      </>
    )

  const tabs: { value: SearchCategory | 'all'; name: string }[] = [
    { value: 'all', name: t('all') },
    ...categories.map((one) => ({ value: one.category, name: nameOf(one) })),
  ]
  const category = categories.find((one) => one.category === chosen)
  const hasOrder = category !== undefined && category.count > 0 && looks[category.category]?.isSorted === true
  return (
    <>
      <FoundCounts categories={categories} />
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

interface Counted {
  category: SearchCategory
  count: number
}

/** Returns a function that names a category with its number: 紀錄 5. */
function useCountedName() {
  const { t } = useTranslation('search')
  const { categories: looks } = useInSearch()
  return ({ category, count }: Counted) => t('tab', { name: looks[category]?.name(), count: capped(count) })
}

/** Announces the numbers to screen readers; rendered before the answer, so that the answer is announced. */
function FoundCounts({ categories }: { categories: readonly Counted[] | undefined }) {
  const { t } = useTranslation('search')
  const nameOf = useCountedName()
  const found = categories?.filter(({ count }) => count > 0).map(nameOf)
  return (
    <Unseen as="p" role="status">
      {found && (found.length > 0 ? t('said.some', { what: listed(found) }) : t('said.none'))}
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
