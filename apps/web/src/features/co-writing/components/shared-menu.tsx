import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { changeMyPart } from '../api/change-my-part.ts'
import { sharedListKey } from '../api/list-shared.ts'
import { removeShared } from '../api/remove-shared.ts'

interface SharedMenuProps {
  record: SharedRecord
  onHistory: () => void
  /** Waits until everything typed is stored, before leaving. */
  flush: () => Promise<unknown>
}

/** The history, and the way out: the owner gives the record up, the others leave. */
export function SharedMenu({ record, onHistory, flush }: SharedMenuProps) {
  const { t } = useTranslation('co-writing')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const way = record.mine.isOwner ? 'giveUp' : 'leave'
  const leaving = useMutation({
    mutationFn: async () => {
      if (way === 'giveUp') return removeShared(record.id)
      await flush()
      return changeMyPart(record.id, { state: 'left' })
    },
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: sharedListKey })
      toast(t(`ways.${way}.done`))
      navigate(paths.sharedRecords, { replace: true })
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  return (
    <>
      <ActionMenu
        label={t('menu.label')}
        actions={[
          { label: t('history.title'), icon: 'clock', run: onHistory },
          { label: t(`ways.${way}.verb`), icon: 'remove', isDangerous: true, run: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t(`ways.${way}.title`)}
        confirm={t(`ways.${way}.verb`)}
        isDangerous
        isBusy={leaving.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => leaving.mutate()}
      >
        <p>{t(`ways.${way}.text`)}</p>
      </ConfirmDialog>
    </>
  )
}
