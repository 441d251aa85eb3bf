import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import type { LeftOut } from './records-of-feed.ts'
import css from './taking-in.module.css'

const shownAtMost = 200

/** Lists the entries that are not imported, with the reasons. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const { t } = useTranslation('drafts/taking-in')
  const lines = leftOut.slice(0, shownAtMost).map((one, place) => ({ ...one, key: `${place}:${one.title}` }))
  return (
    <Card>
      <details>
        <summary className={css.summary}>{t('leftOut', { count: leftOut.length })}</summary>
        <ul className={css.records}>
          {lines.map(({ key, title, reason }) => (
            <li key={key} className={css.record}>
              {title}
              <p className={css.facts}>{t(`reasons.${reason}`)}</p>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
