import type { ReactNode } from 'react'
import { StatePanel } from './state-panel.tsx'

interface RefusedStateProps {
  title: string
  /** Who can allow it. */
  children: ReactNode
  action?: ReactNode
}

export function RefusedState({ title, children, action }: RefusedStateProps) {
  return (
    <StatePanel scene="closed" title={title} action={action}>
      {children}
    </StatePanel>
  )
}
