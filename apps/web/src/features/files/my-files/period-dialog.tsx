import type { MyFile } from '@learntrail/contract/files/my-files'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { formatFullDay, today } from '../../../ui/dates.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { endOf } from '../../../ui/taipei-time.ts'
import { changeDownloadPeriod } from '../api/change-file.ts'
import { refreshFiles } from '../api/files-cache.ts'
import css from './dialogs.module.css'

interface PeriodDialogProps {
  isOpen: boolean
  file: MyFile
  onClose: () => void
}

/** Sets the last day on which others may open and download the file. */
export function PeriodDialog({ isOpen, file, onClose }: PeriodDialogProps) {
  const { t } = useTranslation('files/my-files')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('period.title')}>
      <PeriodForm file={file} onClose={onClose} />
    </Dialog>
  )
}

function PeriodForm({ file, onClose }: Omit<PeriodDialogProps, 'isOpen'>) {
  const { t } = useTranslation('files/my-files')
  const queryClient = useQueryClient()
  const [day, setDay] = useState(file.downloadPeriod ? today(new Date(file.downloadPeriod)) : '')
  const [error, setError] = useState<string | null>(null)
  const change = useMutation({
    mutationFn: (period: string | null) => changeDownloadPeriod(file.id, period),
    onSuccess: (_file, period) => {
      toast(period ? t('period.set', { day: formatFullDay(period) }) : t('period.cleared'))
      onClose()
      return refreshFiles(queryClient)
    },
    onError: (problem) => setError(sentenceOf(problem)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const end = endOf({ day, time: '23:59' })
    if (end === null) return setError(t('period.missing'))
    setError(null)
    change.mutate(end.toISOString())
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p>{t('period.text')}</p>
      <TextInput
        type="date"
        label={t('period.label')}
        min={today()}
        value={day}
        error={error}
        onChange={(event) => setDay(event.currentTarget.value)}
        autoFocus
      />
      <div className={css.actions}>
        {file.downloadPeriod ? (
          <Button look="line" onClick={() => change.mutate(null)} isBusy={change.isPending}>
            {t('period.clear')}
          </Button>
        ) : null}
        <Button type="submit" isBusy={change.isPending}>
          {t('period.save')}
        </Button>
      </div>
    </form>
  )
}
