import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { useWatched } from '../../../../saving/use-watched.ts'
import { Card } from '../../../../ui/card.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { keepExecution } from '../api/executions.ts'
import { CountedWords } from './counted-words.tsx'
import { CriterionJudged } from './criterion-judged.tsx'
import { FinishCard } from './finish-card.tsx'
import css from './result.module.css'
import { ResultConflict } from './result-conflict.tsx'
import { openResult } from './result-session.ts'
import { evaluationsOf, withEvaluation } from './result-text.rules.ts'
import { summaryId } from './summary-id.ts'

/** The result in its author's words; saved while it is written. */
export function ResultEditor({ account, execution }: { account: string; execution: Execution }) {
  const { t } = useTranslation('plans/doing')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const [session] = useState(() =>
    openResult({ account, execution, onSaved: (saved) => keepExecution(queryClient, saved) }),
  )
  useEffect(() => {
    session.start()
    return session.close
  }, [session])
  const { version } = execution.result
  useEffect(() => {
    if (version > (session.read().server?.result.version ?? 0)) void session.refresh()
  }, [session, version])
  const { text, saved, isRestored, conflict, problem } = useWatched(session)
  const judged = evaluationsOf(execution.content.criteria, text)
  return (
    <>
      <Card as="section" aria-labelledby="result-words" className={css.card}>
        <header className={css.head}>
          <h2 id="result-words" className={css.title}>
            {t('result.title')}
          </h2>
          <p className={css.saved} data-state={saved} role="status">
            {t(`saved.${saved}`)}
          </p>
        </header>
        {isRestored ? (
          <Notice closeLabel={t('restored.close')} onClose={session.acceptRestored}>
            {t('restored.text')}
          </Notice>
        ) : null}
        {conflict ? <ResultConflict session={session} name={execution.projectName} /> : null}
        {problem && saved === 'refused' && !conflict ? <FormAlert>{sentence(problem)}</FormAlert> : null}
        <CountedWords
          id={summaryId}
          label={t('result.summary')}
          description={t('result.summaryHint')}
          limit={planLimits.resultSummary}
          value={text.summary}
          onChange={(summary) => session.change({ summary })}
        />
        <CountedWords
          label={t('result.difference')}
          description={t('result.differenceHint')}
          limit={planLimits.resultSummary}
          value={text.difference}
          onChange={(difference) => session.change({ difference })}
        />
      </Card>
      <Card as="section" aria-labelledby="result-criteria" className={css.card}>
        <h2 id="result-criteria" className={css.title}>
          {t('criteria.title')}
        </h2>
        {judged.length === 0 ? <p className={css.quiet}>{t('criteria.none')}</p> : null}
        {judged.map((one) => (
          <CriterionJudged
            key={one.criterion}
            evaluation={one}
            onChange={(changed) => session.change({ evaluations: withEvaluation(session.read().text, changed) })}
          />
        ))}
      </Card>
      <FinishCard execution={execution} isWritten={text.summary.trim() !== ''} settle={session.settle} />
    </>
  )
}
