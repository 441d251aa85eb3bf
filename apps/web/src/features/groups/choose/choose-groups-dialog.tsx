import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { GroupChoices } from './group-choices.tsx'

export interface ChooseGroupsProps {
  value: readonly string[]
  /** Only those that I lead. */
  areLed?: boolean
  limit?: number
  onChoose: (groupIds: string[]) => void
  onClose: () => void
}

/** Which of my groups something is for: at least one. */
export function ChooseGroupsDialog({ value, areLed, limit, onChoose, onClose }: ChooseGroupsProps) {
  const { t } = useTranslation('groups')
  const [chosen, setChosen] = useState<string[]>([...value])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('choose.title')}
      actions={
        <Button disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
          {t('choose.done', { count: chosen.length })}
        </Button>
      }
    >
      <GroupChoices value={chosen} areLed={areLed} limit={limit} onChange={setChosen} />
    </Dialog>
  )
}
