import type { ChatroomMember } from '@learntrail/contract/chat/chatroom'
import { type Silence, silences } from '@learntrail/contract/chat/facts'
import { chatLimits } from '@learntrail/contract/chat/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useNameOf } from '../../../ui/known-people.ts'

interface SilenceMenuProps {
  member: ChatroomMember
  /** A null length lifts the silence. */
  onChange: (length: Silence | null, reason: string) => void
}

/** Silences one member of a class's room for a while, with an optional reason. */
export function SilenceMenu({ member: { person, silence }, onChange }: SilenceMenuProps) {
  const { t } = useTranslation('chat')
  const name = useNameOf()(person)
  const [length, setLength] = useState<Silence | null>(null)
  const [reason, setReason] = useState('')
  const close = () => setLength(null)
  return (
    <>
      <ActionMenu
        label={t('silence.label', { name })}
        actions={[
          ...(silence === null
            ? []
            : [{ label: t('silence.lift'), icon: 'undo' as const, run: () => onChange(null, '') }]),
          ...silences.map((one) => ({
            label: t(`silence.for.${one}`),
            icon: 'clock' as const,
            run: () => {
              setReason('')
              setLength(one)
            },
          })),
        ]}
      />
      <ConfirmDialog
        isOpen={length !== null}
        title={t('silence.label', { name })}
        confirm={t(`silence.for.${length ?? 'hour'}`)}
        onClose={close}
        onConfirm={() => {
          onChange(length, reason.trim())
          close()
        }}
      >
        <TextInput
          label={t('silence.reason')}
          description={t('silence.reasonNote')}
          maxLength={chatLimits.silenceReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  )
}
