import type { ReactNode } from 'react'
import { WholeWords } from '../whole-words.tsx'
import css from './state-panel.module.css'
import { TrailDrawing } from './trail-drawing.tsx'
import type { Drawing } from './trail-scenes.tsx'

interface StatePanelProps {
  scene: Drawing
  title: string
  children?: ReactNode
  action?: ReactNode
  /** `alert` interrupts screen readers; for failures only. */
  role?: 'alert' | 'status'
}

/** The frame of the states of a screen that has nothing to show. */
export function StatePanel({ scene, title, children, action, role }: StatePanelProps) {
  return (
    <div className={css.panel} role={role}>
      <TrailDrawing scene={scene} />
      <p className={css.title}>
        <WholeWords>{title}</WholeWords>
      </p>
      {children ? <div className={css.text}>{children}</div> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  )
}
