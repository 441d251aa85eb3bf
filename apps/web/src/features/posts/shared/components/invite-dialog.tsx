import { limits } from '@learntrail/contract/limits'
import type { SharedRecord } from '@learntrail/contract/posts/shared-record'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { FriendPicker } from '../../../people/index.ts'
import { inviteCoWriters } from '../api/shared.ts'

interface InviteDialogProps {
  record: SharedRecord
  onInvited: () => void
  onClose: () => void
}

export function InviteDialog({ record, onInvited, onClose }: InviteDialogProps) {
  const { t } = useTranslation('shared-posts')
  const [personIds, setPersonIds] = useState<string[]>([])
  const inviting = useMutation({
    mutationFn: () => inviteCoWriters(record.id, personIds),
    onSuccess: () => {
      onInvited()
      onClose()
    },
  })
  const room = limits.coWriters - record.people.filter((one) => !one.isOwner).length
  const isOver = personIds.length > room
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('invite.title')}
      actions={
        personIds.length > 0 && !isOver ? (
          <Button isBusy={inviting.isPending} onClick={() => inviting.mutate()}>
            {t('invite.confirm', { count: personIds.length })}
          </Button>
        ) : null
      }
    >
      <FormAlert>{inviting.error ? sentenceOf(inviting.error) : null}</FormAlert>
      <FriendPicker value={personIds} without={record.people.map(({ person }) => person.id)} onChange={setPersonIds} />
      {isOver ? <p role="alert">{t('picker.tooMany', { count: limits.coWriters })}</p> : null}
    </Dialog>
  )
}
