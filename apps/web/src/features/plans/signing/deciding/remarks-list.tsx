import type { Plan } from '@learntrail/contract/plans/plans'
import { useTranslation } from 'react-i18next'
import { useSigningWords } from '../shown/signing-words.ts'
import { numberOfWeek } from '../shown/week-number.ts'
import css from './decision.module.css'
import { AddRemark, RemarkField } from './remarks-at.tsx'
import type { Decision } from './use-decision.ts'

/** All remarks that will be sent, on parts and on the whole plan. */
export function RemarksList({ plan, decision }: { plan: Plan; decision: Decision }) {
  const { t } = useTranslation('plans/signing')
  const words = useSigningWords()
  const { remarks } = decision.draft
  const elsewhere = remarks.filter(({ place }) => place !== 'plan')
  return (
    <section className={css.remarks} aria-label={t('remarks.title')}>
      <p className={css.note}>{t(remarks.length === 0 ? 'remarks.none' : 'remarks.some', { count: remarks.length })}</p>
      {elsewhere.length > 0 ? (
        <ul className={css.places}>
          {elsewhere.map((remark) => (
            <li key={remark.key}>
              <strong>{words.place(remark, numberOfWeek(plan, remark.weekId))}</strong>
              <span>{remark.text.trim() || t('remarks.empty')}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {remarks
        .filter(({ place }) => place === 'plan')
        .map((remark) => (
          <RemarkField key={remark.key} decision={decision} remark={remark} name={t('places.plan')} />
        ))}
      <AddRemark place="plan" name={t('places.plan')} />
    </section>
  )
}
