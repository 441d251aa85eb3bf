import type { DoneWeek, Execution } from '@learntrail/contract/plans/doing/doing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../../api/new-id.ts'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { executionsKey, recordWeek } from '../api/executions.ts'
import { RecordList } from './record-list.tsx'
import css from './week.module.css'

interface WeekRecordsProps {
  execution: Execution
  week: DoneWeek
  settle: () => Promise<boolean>
  /** True if the records made from the week are listed here. */
  isListed?: boolean
}

/** Makes the week a record of mine in one press. */
export function WeekRecords({ execution, week, settle, isListed = true }: WeekRecordsProps) {
  const { t } = useTranslation('plans/doing')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const [clientId, setClientId] = useState(newId)
  const make = useMutation({
    async mutationFn() {
      await settle()
      return recordWeek({ id: execution.projectId, weekId: week.weekId, clientId })
    },
    onSuccess({ recordId }) {
      setClientId(newId())
      toast(t('records.made'), { to: paths.post(recordId), milliseconds: 5_000 })
      return queryClient.invalidateQueries({ queryKey: executionsKey })
    },
  })
  return (
    <section className={css.part} aria-labelledby="week-records">
      <h3 id="week-records" className={css.name}>
        {t('records.title')}
      </h3>
      {isListed ? <RecordList records={week.records} /> : null}
      <p className={css.quiet}>{t('records.text')}</p>
      {make.error ? <FormAlert>{sentence(make.error)}</FormAlert> : null}
      <div>
        <Button look="soft" icon="portfolio" isBusy={make.isPending} onClick={() => make.mutate()}>
          {t(week.records.length > 0 ? 'records.again' : 'records.make')}
        </Button>
      </div>
    </section>
  )
}
