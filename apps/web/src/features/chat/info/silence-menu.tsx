import type { ChatroomMember } from '@learntrail/contract/chat/chatroom'
import { type Silence, silences } from '@learntrail/contract/chat/facts'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { useNameOf } from '../../../ui/known-people.ts'

interface SilenceMenuProps {
  member: ChatroomMember
  /** Null: they are heard again. */
  onChange: (length: Silence | null) => void
}

/** Keeps one person of a class's room from writing there for a while. */
export function SilenceMenu({ member: { person, silence }, onChange }: SilenceMenuProps) {
  const { t } = useTranslation('chat')
  return (
    <ActionMenu
      label={t('silence.label', { name: useNameOf()(person) })}
      actions={[
        ...(silence === null ? [] : [{ label: t('silence.lift'), icon: 'undo' as const, run: () => onChange(null) }]),
        ...silences.map((length) => ({
          label: t(`silence.for.${length}`),
          icon: 'clock' as const,
          run: () => onChange(length),
        })),
      ]}
    />
  )
}
