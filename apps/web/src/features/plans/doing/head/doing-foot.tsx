import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { planAddresses } from '../../addresses.ts'
import css from './head.module.css'
import { ReminderChoice } from './reminder-choice.tsx'

/** Rarely needed while working: the reminder's weekday, and the link to the plan. */
export function DoingFoot({ execution }: { execution: Execution }) {
  const { t } = useTranslation('plans/doing')
  const { projectId, can, finishedAt, isAgreed } = execution
  return (
    <Card as="section" aria-label={t('foot.label')} className={css.head}>
      {!isAgreed && finishedAt === null ? <p className={css.quiet}>{t('head.notAgreed')}</p> : null}
      <div className={css.ways}>
        {can.write && finishedAt === null ? <ReminderChoice execution={execution} /> : null}
        <LinkButton look="quiet" icon="plan" to={planAddresses.plan(projectId)}>
          {t('toPlan')}
        </LinkButton>
      </div>
    </Card>
  )
}
