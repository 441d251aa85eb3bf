import { type SchoolQuestion, schoolQuestions } from '@learntrail/contract/analytics/facts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { analyticsAddresses } from '../addresses.ts'
import { useFigureFilter, withFilter } from '../filters/figure-filter.ts'
import css from './frame.module.css'

interface QuestionMenuProps {
  schoolId: string
  /** Null on the dashboard. */
  question: SchoolQuestion | null
}

/** Links to the other questions, keeping the filter. */
export function QuestionMenu({ schoolId, question }: QuestionMenuProps) {
  const { t } = useTranslation('analytics')
  const [filter] = useFigureFilter()
  const row = useRef<HTMLElement>(null)
  // Where the row scrolls, bring the open question into view.
  useEffect(() => {
    const here = row.current?.querySelector(`[data-question="${question ?? 'dashboard'}"]`)
    if (!row.current || !here) return
    const [at, room] = [here.getBoundingClientRect(), row.current.getBoundingClientRect()]
    if (at.right > room.right) row.current.scrollLeft += at.right - room.right
  }, [question])
  const items = [null, ...schoolQuestions]
  return (
    <nav ref={row} className={css.menu} aria-label={t('menu')}>
      {items.map((one) => {
        const path = one === null ? analyticsAddresses.dashboard : analyticsAddresses.question(one, schoolId)
        return (
          <Link
            key={one}
            className={css.item}
            to={withFilter(path, schoolId, filter)}
            data-question={one ?? 'dashboard'}
            aria-current={one === question ? 'page' : undefined}
          >
            {t(one === null ? 'overview' : `questions.${one}.name`)}
          </Link>
        )
      })}
    </nav>
  )
}
