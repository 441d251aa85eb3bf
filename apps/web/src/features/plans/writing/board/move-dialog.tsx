import { planLimits } from '@learntrail/contract/plans/limits'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import css from './board.module.css'
import { useBoardEdits } from './use-board.ts'

interface MoveDialogProps {
  itemId: string
  weekId: string
  onClose: () => void
}

/** Moves an item to the end of another week. */
export function MoveDialog({ itemId, weekId, onClose }: MoveDialogProps) {
  const { t } = useTranslation('plans/board')
  const edits = useBoardEdits()
  return (
    <Dialog isOpen onClose={onClose} title={t('moveTitle')}>
      <ul className={css.weekChoices}>
        {edits.progress().weeks.map(({ id, items }, index) => {
          const isFull = items.length >= planLimits.itemsPerWeek && id !== weekId
          return (
            <li key={id}>
              <button
                type="button"
                className={css.weekChoice}
                disabled={isFull || id === weekId}
                aria-current={id === weekId || undefined}
                onClick={() => {
                  edits.moveItem(itemId, { weekId: id, index: items.length })
                  onClose()
                }}
              >
                {isFull
                  ? t('moveFull', { number: index + 1 })
                  : t('moveWeek', { number: index + 1, count: items.length })}
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
