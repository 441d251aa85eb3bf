import { type ReactNode, useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import css from './question-form.module.css'

interface FoldedProps {
  title: string
  /** Summary of the chosen values while it is closed. */
  chosen: string
  /** Contains an error, so that it must be open. */
  isWrong: boolean
  isOpen?: boolean
  children: ReactNode
}

/** A collapsible part of the form for settings that are mostly left as they are. */
export function Folded({ title, chosen, isWrong, isOpen = false, children }: FoldedProps) {
  const [isUnfolded, setUnfolded] = useState(isOpen)
  return (
    <Card padding="none">
      <details
        className={css.folded}
        open={isUnfolded || isWrong}
        onToggle={(event) => setUnfolded(event.currentTarget.open)}
      >
        <summary>
          <span className={css.foldedTitle}>{title}</span>
          <span className={css.foldedChosen}>{chosen}</span>
        </summary>
        <div className={css.foldedBody}>{children}</div>
      </details>
    </Card>
  )
}
