import { coWritingLimits } from '@learntrail/contract/co-writing/limits'
import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import type { Friend } from '../../people/index.ts'
import { inviteCoWriters } from '../api/invite-co-writers.ts'
import { CoWriterPicker } from './co-writer-picker.tsx'

interface InviteDialogProps {
  record: SharedRecord
  onInvited: () => void
  onClose: () => void
}

export function InviteDialog({ record, onInvited, onClose }: InviteDialogProps) {
  const { t } = useTranslation('co-writing')
  const [chosen, setChosen] = useState<readonly Friend[]>([])
  const inviting = useMutation({
    mutationFn: () =>
      inviteCoWriters(
        record.id,
        chosen.map(({ id }) => id),
      ),
    onSuccess: () => {
      onInvited()
      onClose()
    },
  })
  const room = coWritingLimits.coWriters - record.people.filter((one) => !one.isOwner).length
  const isOver = chosen.length > room
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('invite.title')}
      actions={
        chosen.length > 0 && !isOver ? (
          <Button isBusy={inviting.isPending} onClick={() => inviting.mutate()}>
            {t('invite.confirm', { count: chosen.length })}
          </Button>
        ) : null
      }
    >
      <FormAlert>{inviting.error ? sentenceOf(inviting.error) : null}</FormAlert>
      <CoWriterPicker chosen={chosen} without={record.people.map(({ person }) => person.id)} onChange={setChosen} />
      {isOver ? <p role="alert">{t('picker.tooMany', { count: coWritingLimits.coWriters })}</p> : null}
    </Dialog>
  )
}
