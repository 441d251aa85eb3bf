import { guardianLimits } from '@learntrail/contract/guardians/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence, sentenceOfField } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useGuardianChange } from '../api/guardian.ts'
import { inviteGuardians } from '../api/inviting.ts'
import css from './leading.module.css'
import { useSlips } from './use-slips.ts'

interface InviteDialogProps {
  groupId: string
  childId: string
  name: string
  onClose: () => void
}

/** Invites a guardian of one pupil, by mail or by a printed slip. */
export function InviteDialog({ groupId, childId, name: childName, onClose }: InviteDialogProps) {
  const { t } = useTranslation('guardians/leading')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string>()
  const invite = useGuardianChange((address: string) =>
    inviteGuardians(groupId, [{ childId, name: name.trim(), email: address }]),
  )
  const printing = useSlips(groupId, [childId])
  const press = () => {
    if (email.trim() === '') return setWrong(ruleSentence('required'))
    invite.mutate(email.trim(), {
      onSuccess: ({ invited }) => {
        toast(t(invited > 0 ? 'invite.sent' : 'invite.known'))
        onClose()
      },
      onError: (error) => setWrong(sentenceOfField(error)),
    })
  }
  return (
    <Dialog
      isOpen
      title={t('invite.of', { name: childName })}
      onClose={onClose}
      actions={
        <>
          <Button look="line" icon="qr" isBusy={printing.isPending} onClick={() => printing.mutate()}>
            {t('slips.one')}
          </Button>
          <Button isBusy={invite.isPending} onClick={press}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <TextInput
          label={t('invite.name')}
          autoComplete="off"
          maxLength={guardianLimits.name.max}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          type="email"
          label={t('invite.email')}
          autoComplete="off"
          value={email}
          error={wrong}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setWrong(undefined)
          }}
        />
      </div>
    </Dialog>
  )
}
