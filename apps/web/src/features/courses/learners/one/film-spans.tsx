import type { LearnerRecord } from '@learntrail/contract/courses/learners'
import { joined, type Span } from '@learntrail/contract/courses/seen'
import { useTranslation } from 'react-i18next'
import { Unseen } from '../../../../ui/unseen.tsx'
import { clockOf } from '../stops/heat.rules.ts'
import css from './learner.module.css'

/** Which parts of a film a learner watched; parts watched again are darker. */
export function FilmSpans({ piece: { seen, again, seconds } }: { piece: LearnerRecord['pieces'][number] }) {
  const { t } = useTranslation('courses/learners')
  const within = ([from, to]: Span) => ({
    left: `${(from / seconds) * 100}%`,
    width: `${((to - from) / seconds) * 100}%`,
  })
  const words = joined(seen).map(([from, to]) => `${clockOf(from)}–${clockOf(to)}`)
  return (
    <div className={css.film}>
      {words.length > 0 ? (
        <Unseen>
          {t('one.key.seen')} {words.join(' ')}
        </Unseen>
      ) : null}
      <div className={css.spans} aria-hidden="true">
        {joined(seen).map((span) => (
          <span key={span[0]} data-part="seen" style={within(span)} />
        ))}
        {joined(again).map((span) => (
          <span key={span[0]} data-part="again" style={within(span)} />
        ))}
      </div>
      <div className={css.ends} aria-hidden="true">
        <span>0:00</span>
        <span>{clockOf(seconds)}</span>
      </div>
    </div>
  )
}
