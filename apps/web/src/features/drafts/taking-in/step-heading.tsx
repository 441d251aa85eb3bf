import { type ReactNode, useEffect, useRef } from 'react'
import css from './taking-in.module.css'

/** A heading that takes the focus on mount, because the button that led to this step is gone. */
export function StepHeading({ id, children }: { id?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 id={id} ref={heading} className={css.title} tabIndex={-1}>
      {children}
    </h2>
  )
}
