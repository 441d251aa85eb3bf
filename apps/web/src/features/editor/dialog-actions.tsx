import { Button } from '../../ui/button.tsx'
import css from './dialog-actions.module.css'

interface DialogActionsProps {
  save: string
  remove: string
  /** Removes what is being edited; undefined when there is nothing to remove. */
  onRemove: (() => void) | undefined
}

/** Buttons of a dialog that inserts something into the text. */
export function DialogActions({ save, remove, onRemove }: DialogActionsProps) {
  return (
    <div className={css.actions}>
      {onRemove ? (
        <Button look="line" onClick={onRemove}>
          {remove}
        </Button>
      ) : null}
      <Button type="submit">{save}</Button>
    </div>
  )
}
