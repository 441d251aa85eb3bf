import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { exhibitionQuery } from '../api/list-exhibition.ts'
import css from './exhibition.module.css'
import { ExhibitionCard } from './exhibition-card.tsx'

export const exhibitionOf = (personId: string) => exhibitionQuery({ owner: personId, sort: 'newest' })

/** A person's exhibited e-portfolios, on their profile; renders nothing when there are none. */
export function PersonExhibition({ personId }: { personId: string }) {
  const { t } = useTranslation('eportfolio')
  const query = useInfiniteQuery(exhibitionOf(personId))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0) return null
  return (
    <section className={css.ofPerson} aria-labelledby="person-exhibition">
      <h2 id="person-exhibition">{t('person.title')}</h2>
      <ul className={css.cards}>
        {items.map((item) => (
          <li key={item.id}>
            <ExhibitionCard item={item} />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} />
    </section>
  )
}
