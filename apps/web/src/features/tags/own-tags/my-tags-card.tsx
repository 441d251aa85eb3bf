import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { myTagsQuery } from '../api/list-my-tags.ts'
import css from './my-tags-card.module.css'

const most = 6

/** My most used own tags, counted by the server over all my records. */
export function MyTagsCard() {
  const { t } = useTranslation('tags')
  const { data } = useQuery(myTagsQuery)
  const tags = [...(data?.custom ?? [])].sort((a, b) => b.count - a.count).slice(0, most)
  const largest = tags[0]?.count ?? 0
  if (largest === 0) return null
  return (
    <Card as="section" padding="s" aria-labelledby="my-tags">
      <h2 id="my-tags" className={css.title}>
        {t('mine.title')}
      </h2>
      <ul className={css.tags}>
        {tags.map(({ name, count }) => (
          <li key={name} className={css.tag}>
            <Link className={css.name} to={`${paths.portfolio}?view=mine&customTags=${encodeURIComponent(name)}`}>
              # {name}
            </Link>
            <i className={css.bar} style={{ '--share': `${(count / largest) * 100}%` } as CSSProperties} />
            <span className={css.count}>
              {count}
              <Unseen>{t('mine.unit', { count })}</Unseen>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
