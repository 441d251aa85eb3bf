import type { ReactNode } from 'react'
import { Link } from 'react-router'
import css from './chip.module.css'

export type ChipTone = 'plain' | 'accent' | 'leaf' | 'honey' | 'rose' | 'spark'

export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return (
    <span className={css.chip} data-tone={tone}>
      {children}
    </span>
  )
}

interface LinkChipProps {
  to: string
  tone?: ChipTone
  children: ReactNode
}

/** A chip that links to the thing it names. */
export function LinkChip({ to, tone = 'plain', children }: LinkChipProps) {
  return (
    <Link to={to} className={css.chip} data-tone={tone} data-link>
      {children}
    </Link>
  )
}

interface ChoiceChipProps {
  isOn: boolean
  onToggle: () => void
  children: ReactNode
}

/** A toggle chip. */
export function ChoiceChip({ isOn, onToggle, children }: ChoiceChipProps) {
  return (
    <button
      type="button"
      className={css.chip}
      data-choice
      data-on={isOn || undefined}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      {children}
    </button>
  )
}

export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
