import type { PlanName } from '@learntrail/contract/shell/features'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../../ui/file-size.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { plansQuery } from '../api/plans.ts'
import { lostWith } from './lost-with-plan.rules.ts'
import css from './plan.module.css'

/** Says beforehand what is locked when a plan ends, rooms first, and that existing content stays. */
export function LostWithPlan({ plan, title }: { plan: PlanName; title: string }) {
  const { t } = useTranslation('subscription')
  const user = useCurrentUser()
  const { data } = useQuery(plansQuery)
  const lost = data ? lostWith(data.items, plan) : null
  if (lost === null) return null
  const { locked, losesTeachingGroups, room, suggestions } = lost
  const others = locked.filter((feature) => feature !== 'chatroom')
  const lines = [
    locked.includes('chatroom') && t('lost.rooms'),
    others.length > 0 && t('lost.locked', { features: others.map((one) => t(`features.${one}`)).join(t('comma')) }),
    losesTeachingGroups && (!user || user.isVerifiedTeacher) && t('lost.teaching'),
    room !== null && t('lost.room', { size: formatBytes(room) }),
    suggestions !== null && t('lost.suggestions', { count: suggestions }),
  ].filter((line) => line !== false)
  return (
    <section className={css.lost} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line} className={css.loss}>
            <Icon name="lock" size={18} />
            {line}
          </li>
        ))}
        <li className={css.loss}>
          <Icon name="check" size={18} />
          {t('lost.stays')}
        </li>
      </ul>
    </section>
  )
}
