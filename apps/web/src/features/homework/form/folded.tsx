import { type ReactNode, useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import css from './question-form.module.css'

interface FoldedProps {
  title: string
  /** What is chosen, in a few words, while it is closed. */
  chosen: string
  /** Something in it is wrong, so that it has to be seen. */
  isWrong: boolean
  isOpen?: boolean
  children: ReactNode
}

/** A part of the form that is mostly right as it is: closed, and it says what it says. */
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
