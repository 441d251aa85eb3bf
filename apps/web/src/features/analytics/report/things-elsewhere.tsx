import type { SchoolQuestion } from '@learntrail/contract/analytics/facts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { ThingQuestion } from '../api/reports.ts'
import { useFigureFilter } from '../filters/figure-filter.ts'
import css from './report.module.css'

export const asksForThings = (question: SchoolQuestion | null): question is ThingQuestion =>
  question === 'groups' || question === 'courses'

/** Groups and courses are listed for all whom the reader sees and the whole semester, so that no two lists tell of somebody. */
export function ThingsElsewhere({ question }: { question: ThingQuestion }) {
  const { t } = useTranslation('analytics')
  const [{ grade, className, week }, change] = useFigureFilter()
  const isNarrowed = grade !== undefined || className !== undefined || week !== undefined
  return (
    <Card as="section" className={css.elsewhere}>
      <p>{t(isNarrowed ? `elsewhere.${question}` : `nothing.${question}`)}</p>
      {isNarrowed ? (
        <Button look="soft" onClick={() => change({ grade: null, week: null })}>
          {t('elsewhere.all')}
        </Button>
      ) : null}
    </Card>
  )
}
