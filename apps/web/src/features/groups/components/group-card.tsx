import type { GroupSummary } from '@learntrail/contract/groups/group'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import css from './group-card.module.css'
import { GroupCover } from './group-cover.tsx'
import { leads, roleName, toneOfType } from './group-facts.ts'

interface GroupCardProps {
  group: GroupSummary
  /** Why the group is shown, or since when. */
  line?: ReactNode
  /** Beside what kind of group it is. */
  facts?: ReactNode
  /** The group was deleted, so it has no link. */
  isGone?: boolean
  /** Actions on the group. */
  children?: ReactNode
}

/** A group in a list; the whole card but its buttons links to the group. */
export function GroupCard({ group, line, facts, isGone = false, children }: GroupCardProps) {
  const { t } = useTranslation('groups')
  return (
    <Card as="li" padding="none" className={css.card}>
      <GroupCover id={group.id} picture={group.cover} drawn={group.drawnCover} size="card" />
      <div className={css.body}>
        <h3 className={css.name}>
          {isGone ? (
            <WholeWords>{group.name}</WholeWords>
          ) : (
            <Link className={css.link} to={paths.group(group.id)}>
              <WholeWords>{group.name}</WholeWords>
            </Link>
          )}
        </h3>
        <p className={css.facts}>
          <Chip tone={toneOfType[group.type]}>{t(`types.${group.type}`)}</Chip>
          {leads(group.role) ? <Chip tone="spark">{t(`roles.${roleName(group.role)}`)}</Chip> : null}
          <span>{t('members', { count: group.memberCount })}</span>
          {facts}
        </p>
        {group.schoolName ? <p className={css.line}>{group.schoolName}</p> : null}
        {line ? <p className={css.line}>{line}</p> : null}
        {children ? <div className={css.acts}>{children}</div> : null}
      </div>
    </Card>
  )
}

export function GroupCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={css.cards} aria-label={label}>
      {children}
    </ul>
  )
}
