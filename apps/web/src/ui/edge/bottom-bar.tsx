import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import css from './bottom-bar.module.css'
import { coverEdge } from './cover-edge.ts'

interface BottomBarProps {
  /** What went wrong with what is done here: where the person has just pressed, whatever they have scrolled to. */
  failure?: ReactNode
  /** The foot of the card it stands in, not a card of its own. */
  isFoot?: boolean
  /** Of its line. */
  className?: string
  /** The name of a bar that is a place of its own. */
  label?: string
  children: ReactNode
}

/** What is done with the text above it: in reach while one writes, and never over what one writes. */
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
