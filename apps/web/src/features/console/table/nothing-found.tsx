import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

interface NothingFoundProps {
  title: string
  text: string
  /** Of the button that widens the list again. */
  clear: string
  onClear: () => void
}

/** A list that was narrowed until nothing was left. */
export function NothingFound({ title, text, clear, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button look="soft" onClick={onClear}>
          {clear}
        </Button>
      }
    >
      <p>{text}</p>
    </EmptyState>
  )
}
