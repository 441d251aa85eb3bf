import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { paths } from '../../../../paths.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { executionsKey, recordResult } from '../api/executions.ts'
import css from './result.module.css'

interface ResultRecordProps {
  execution: Execution
  /** Saves pending changes before the result becomes a record. */
  settle?: () => Promise<unknown>
}

/** Makes the result a record of mine, which e-portfolios can then use. */
export function ResultRecord({ execution, settle }: ResultRecordProps) {
  const { t } = useTranslation('plans/doing')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const make = useMutation({
    async mutationFn() {
      await settle?.()
      return recordResult(execution.projectId)
    },
    onSuccess() {
      toast(t('record.made'))
      return queryClient.invalidateQueries({ queryKey: executionsKey })
    },
  })
  if (execution.recordId !== null)
    return (
      <div className={css.ways}>
        <LinkButton look="soft" icon="portfolio" to={paths.selectMaterial()}>
          {t('record.material')}
        </LinkButton>
        <LinkButton look="quiet" to={paths.post(execution.recordId)}>
          {t('record.open')}
        </LinkButton>
      </div>
    )
  return (
    <>
      {make.error ? <FormAlert>{sentence(make.error)}</FormAlert> : null}
      <p className={css.quiet}>{t('record.text')}</p>
      <div className={css.ways}>
        <Button look="soft" icon="portfolio" isBusy={make.isPending} onClick={() => make.mutate()}>
          {t('record.make')}
        </Button>
      </div>
    </>
  )
}
