import { Button } from '../../ui/button.tsx'
import css from './dialog-actions.module.css'

interface DialogActionsProps {
  save: string
  remove: string
  /** There is something to take away. */
  onRemove: (() => void) | undefined
}

/** The end of a form that writes something into the text. */
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
