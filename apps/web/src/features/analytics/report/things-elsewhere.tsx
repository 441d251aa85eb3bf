import type { SchoolQuestion } from '@learntrail/contract/analytics/facts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { ThingQuestion } from '../api/reports.ts'
import { useFigureFilter } from '../filters/figure-filter.ts'
import css from './report.module.css'

export const asksForThings = (question: SchoolQuestion | null): question is ThingQuestion =>
  question === 'groups' || question === 'courses'

/**
 * Explains that groups and courses are listed only for the whole semester and everybody the viewer may see: comparing
 * two narrower lists could identify a pupil.
 */
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
