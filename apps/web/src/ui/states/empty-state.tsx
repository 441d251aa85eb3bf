import type { ReactNode } from 'react'
import { StatePanel } from './state-panel.tsx'

interface EmptyStateProps {
  /** One sentence. */
  title: string
  children?: ReactNode
  /** One action. */
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <StatePanel scene="start" title={title} action={action}>
      {children}
    </StatePanel>
  )
}
