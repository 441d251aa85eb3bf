import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { GroupChoices } from './group-choices.tsx'

export interface ChooseGroupsProps {
  value: readonly string[]
  /** Offers only groups that the viewer leads. */
  areLed?: boolean
  limit?: number
  onChoose: (groupIds: string[]) => void
  onClose: () => void
}

/** Chooses one or more of the viewer's groups. */
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
