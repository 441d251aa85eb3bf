import type { CaseSummary } from '@learntrail/contract/reports/cases'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { dot } from '../../../ui/dotted.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { When } from '../../../ui/when.tsx'
import { CaseChips } from './case-chips.tsx'
import css from './queue.module.css'

/** A case in the queue: what was reported, why, since when, and who handles it. */
export function CaseRow({ one }: { one: CaseSummary }) {
  const { t } = useTranslation(['reports/cases', 'reports', 'common'])
  const nameOf = useNameOf()
  const { assignee } = one
  const isOver = one.closedAt !== null
  return (
    <Card as="article" padding="none" className={css.row} data-urgent={one.isUrgent || undefined}>
      <Link className={css.link} to={paths.case(one.id)}>
        <CaseChips one={one} />
        <span className={css.title}>{one.title || t(`reports:types.${one.targetType}`)}</span>
        <span>{one.reasons.map((reason) => t(`reports:reasons.${reason}`)).join(t('reports:comma'))}</span>
        <span className={css.note}>
          {t('reportCount', { count: one.reportCount })}
          {dot}
          <When time={one.openedAt} relative />
          {dot}
          {assignee ? t(isOver ? 'handledBy' : 'assignedTo', { name: nameOf(assignee) }) : t('nobody')}
        </span>
      </Link>
    </Card>
  )
}
