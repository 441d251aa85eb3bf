import type { ReactNode } from 'react'
import { Link } from 'react-router'
import css from './findings.module.css'
import { Icon } from './icon.tsx'

/** A list of what a check has found, each a `Finding`. */
export function Findings({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={css.findings} aria-label={label}>
      {children}
    </ul>
  )
}

interface FindingProps {
  /** Id of the sentence, which describes the link. */
  id: string
  icon: 'info' | 'alert'
  /** Address of the place to correct, and the text of the link to it. */
  to: string
  way: string
  onGo?: () => void
  children: ReactNode
}

export function Finding({ id, icon, to, way, onGo, children }: FindingProps) {
  return (
    <li className={css.finding}>
      <Icon name={icon} size={18} />
      <span id={id}>{children}</span>
      <Link className={css.way} to={to} aria-describedby={id} onClick={onGo}>
        {way}
      </Link>
    </li>
  )
}
