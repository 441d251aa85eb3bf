import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

interface NothingFoundProps {
  title: string
  text: string
  /** Label of the button that clears the filters. */
  clear: string
  onClear: () => void
}

/** Shown if no row matches the filters. */
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
