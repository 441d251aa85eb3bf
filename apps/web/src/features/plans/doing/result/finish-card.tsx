import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { goToField } from '../../../../ui/form/go-to-field.ts'
import { finishExecution } from '../api/executions.ts'
import { useDoingChange } from '../use-doing-change.ts'
import css from './result.module.css'
import { ResultRecord } from './result-record.tsx'
import { summaryId } from './summary-id.ts'

interface FinishCardProps {
  execution: Execution
  /** True if anything is written about the result. */
  isWritten: boolean
  /** Saves pending changes; resolves once they are on the server. */
  settle: () => Promise<boolean>
}

/** Finishes the plan or reopens it; offers to put the result into the e-portfolio. */
export function FinishCard({ execution, isWritten, settle }: FinishCardProps) {
  const { t } = useTranslation('plans/doing')
  const { projectId: id, finishedAt } = execution
  const [isRefused, setRefused] = useState(false)
  const finish = useDoingChange(finishExecution)
  const isFinished = finishedAt !== null
  useEffect(() => {
    if (isWritten) setRefused(false)
  }, [isWritten])

  const press = async () => {
    if (!isWritten) {
      setRefused(true)
      return goToField(summaryId)
    }
    if (await settle()) finish.mutate({ id, isFinished: true }, { onSuccess: () => toast(t('finish.done')) })
  }
  return (
    <Card as="section" aria-labelledby="result-finish" className={css.card}>
      <h2 id="result-finish" className={css.title}>
        {t(isFinished ? 'finish.titleDone' : 'finish.title')}
      </h2>
      <p className={css.quiet}>{t(isFinished ? 'finish.textDone' : 'finish.text')}</p>
      {isRefused ? <FormAlert>{t('finish.unwritten')}</FormAlert> : null}
      <div className={css.ways}>
        {isFinished ? (
          <Button
            look="line"
            isBusy={finish.isPending}
            onClick={() => finish.mutate({ id, isFinished: false }, { onSuccess: () => toast(t('finish.wentOn')) })}
          >
            {t('finish.goOn')}
          </Button>
        ) : (
          <Button icon="check" isBusy={finish.isPending} onClick={() => void press()}>
            {t('finish.button')}
          </Button>
        )}
      </div>
      {isWritten ? <ResultRecord execution={execution} settle={settle} /> : null}
    </Card>
  )
}
