import type { WeekLink } from '@learntrail/contract/plans/doing/doing'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import css from './week.module.css'

interface LinkListProps {
  links: readonly WeekLink[]
  /** Renders the actions on a link. */
  actOf?: (link: WeekLink) => ReactNode
}

/** The links of a week, by name or address. */
export function LinkList({ links, actOf }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <ul className={css.rows}>
      {links.map((link) => (
        <li key={link.id} className={css.row}>
          <Icon name="link" size={18} />
          <a className={css.rowName} href={link.url} target="_blank" rel="noopener noreferrer nofollow ugc">
            {link.name || link.url}
          </a>
          {actOf?.(link)}
        </li>
      ))}
    </ul>
  )
}
