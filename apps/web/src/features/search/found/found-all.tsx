import type { SearchCategory } from '@learntrail/contract/search/categories'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { capped } from '../../../i18n/capped.ts'
import { Button } from '../../../ui/button.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { allQuery } from '../api/search-all.ts'
import css from './found.module.css'
import { FoundItems } from './found-items.tsx'
import { NothingFound } from './nothing-found.tsx'
import { useInSearch } from './use-in-search.ts'

interface FoundAllProps {
  keyword: string
  counts: readonly { category: SearchCategory; count: number }[]
  onOpen: (category: SearchCategory) => void
}

/** The first matches of each category, each with a link to all of them. */
export function FoundAll({ keyword, counts, onOpen }: FoundAllProps) {
  const { t } = useTranslation('search')
  const { categories } = useInSearch()
  const query = useQuery(allQuery(keyword))
  if (query.data === undefined) return <WaitingLines query={query} lines={6} />
  const sections = query.data.items.filter(({ category }) => categories[category] !== undefined)
  if (sections.length === 0) return <NothingFound keyword={keyword} />
  return sections.map(({ category, found }) => {
    const name = categories[category]?.name() ?? ''
    const count = counts.find((one) => one.category === category)?.count ?? 0
    return (
      <section key={category} className={css.section} aria-label={name}>
        <div className={css.head}>
          <h2>{name}</h2>
          {count > found.length ? (
            <Button
              look="quiet"
              size="s"
              aria-label={t('allOf', { name, count: capped(count) })}
              onClick={() => onOpen(category)}
            >
              {t('seeAll', { count: capped(count) })}
            </Button>
          ) : null}
        </div>
        <FoundItems label={name} found={found} />
      </section>
    )
  })
}
