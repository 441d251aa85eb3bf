import { useTranslation } from 'react-i18next'
import { formatFullDay } from '../../../ui/dates.ts'
import type { Confirmation } from '../api/read-confirmation.ts'
import css from './confirm.module.css'

interface PlanFactsProps {
  version: number
  plan: NonNullable<Confirmation['plan']>
}

/** Facts of a sealed plan: its edition, its lessons (節), and who signed it, by role and day. */
export function PlanFacts({ version, plan: { lessons, signatures, newest } }: PlanFactsProps) {
  const { t } = useTranslation(['eportfolio', 'plans', 'plans/signing'])
  return (
    <>
      <dt>{t('confirm.version')}</dt>
      <dd>
        {t('versions.number', { number: version })}
        {newest ? (
          <span className={css.newer}>
            {t('confirm.plan.newer', { number: newest.number, day: formatFullDay(newest.sealedAt) })}
          </span>
        ) : null}
      </dd>
      <dt>{t('confirm.plan.lessons')}</dt>
      <dd>{t('plans:lessons', { count: lessons })}</dd>
      <dt>{t('confirm.plan.signatures')}</dt>
      <dd>
        {signatures.length === 0 ? (
          t('confirm.plan.unsigned')
        ) : (
          <ul className={css.signatures}>
            {signatures.map(({ role, label, at }) => (
              <li key={`${role} ${label} ${at}`}>
                {role === 'own' ? label : label || t(`plans/signing:roles.${role}`)}{' '}
                <time dateTime={at}>{formatFullDay(at)}</time>
              </li>
            ))}
          </ul>
        )}
      </dd>
    </>
  )
}
