import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import css from './bottom-bar.module.css'
import { coverEdge } from './cover-edge.ts'

interface BottomBarProps {
  /** An error of the bar's actions, shown here so that it is in sight wherever the page is scrolled. */
  failure?: ReactNode
  /** Renders as the foot of the enclosing card instead of as a card of its own. */
  isFoot?: boolean
  /** Class of the line that holds the children. */
  className?: string
  /** Accessible name; makes the bar a labelled section. */
  label?: string
  children: ReactNode
}

/**
 * A sticky bar of actions on the text above it; stays in reach while the person writes and never covers what they
 * write.
 */
export function BottomBar({ failure, isFoot = false, className, label, children }: BottomBarProps) {
  const Frame = label === undefined ? 'div' : 'section'
  return (
    <Frame
      ref={coverEdge}
      className={css.bar}
      data-foot={isFoot || undefined}
      data-edge={isFoot ? undefined : ''}
      aria-label={label}
    >
      <div role="alert">
        {failure ? (
          <p className={css.failure}>
            <Icon name="alert" />
            <span>{failure}</span>
          </p>
        ) : null}
      </div>
      <div className={className ? `${css.line} ${className}` : css.line}>{children}</div>
    </Frame>
  )
}
