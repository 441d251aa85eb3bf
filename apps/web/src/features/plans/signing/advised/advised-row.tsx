import type { PlanNeed } from '@learntrail/contract/plans/signing/facts'
import type { AdvisedPlan } from '@learntrail/contract/plans/signing/signing'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Chip, type ChipTone } from '../../../../ui/chip.tsx'
import { Icon, type IconName } from '../../../../ui/icon.tsx'
import { useBothNames } from '../../../../ui/known-people.ts'
import { When } from '../../../../ui/when.tsx'
import { planAddresses } from '../../addresses.ts'
import css from './advised.module.css'

const needLooks: Record<PlanNeed, { icon: IconName; tone: ChipTone }> = {
  sign: { icon: 'edit', tone: 'accent' },
  asks: { icon: 'help', tone: 'spark' },
  behind: { icon: 'clock', tone: 'honey' },
  silent: { icon: 'alert', tone: 'honey' },
  signing: { icon: 'send', tone: 'plain' },
  doing: { icon: 'play', tone: 'plain' },
  finished: { icon: 'check', tone: 'leaf' },
}

/** A plan in the list: owner, title, progress, and what it needs. The whole row is a link. */
export function AdvisedRow({ plan }: { plan: AdvisedPlan }) {
  const { t } = useTranslation(['plans/advised', 'plans'])
  const bothNames = useBothNames()
  const { need, week, weeks, lessons, lessonsDone, groupName } = plan
  const { icon, tone } = needLooks[need]
  const to = need === 'asks' ? planAddresses.doing(plan._id) : planAddresses.plan(plan._id)
  return (
    <li className={css.row}>
      <p className={css.who}>
        <span className={css.seat}>{plan.seatNumber}</span>
        <span className={css.name}>
          <strong>{bothNames(plan.fullName, plan.user.displayName)}</strong>
          {groupName ? <small>{groupName}</small> : null}
        </span>
      </p>
      <p className={css.plan}>
        <Link className={css.link} to={to}>
          {plan.projectName || t('plans:untitled')}
        </Link>
      </p>
      <p className={css.fact}>{week === null ? t('plans:weeks', { count: weeks }) : t('week', { week, weeks })}</p>
      <p className={css.fact}>{t('done', { done: lessonsDone, count: lessons })}</p>
      <p className={css.fact}>
        <When time={plan.activeAt} relative />
      </p>
      <p className={css.need}>
        <Chip tone={tone}>
          <Icon name={icon} size={16} />
          {t(`needs.${need}`)}
        </Chip>
      </p>
    </li>
  )
}
