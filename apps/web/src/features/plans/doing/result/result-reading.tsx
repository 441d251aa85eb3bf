import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/card.tsx'
import css from './result.module.css'
import { ResultRecord } from './result-record.tsx'
import { textOfResult } from './result-text.rules.ts'
import { ResultWords } from './result-words.tsx'

/** The result, read-only. */
export function ResultReading({ execution }: { execution: Execution }) {
  const { t } = useTranslation('plans/doing')
  return (
    <Card as="section" aria-labelledby="result-words" className={css.card}>
      <h2 id="result-words" className={css.title}>
        {t('result.title')}
      </h2>
      <ResultWords criteria={execution.content.criteria} result={textOfResult(execution)} />
      {execution.can.write ? <ResultRecord execution={execution} /> : null}
    </Card>
  )
}
