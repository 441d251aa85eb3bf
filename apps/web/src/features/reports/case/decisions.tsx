import type { PersonSummary } from '@learntrail/contract/people/person'
import type { CaseDecision } from '@learntrail/contract/reports/cases'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import css from './case.module.css'

/** The decisions and their outcome, newest first. */
export function Decisions({ decisions }: { decisions: readonly CaseDecision[] }) {
  const { t } = useTranslation('reports/cases')
  return (
    <Card as="section" className={css.part} aria-labelledby="decisions">
      <h2 id="decisions" className={css.heading}>
        {t('decided')}
      </h2>
      <ul className={css.entries}>
        {decisions.map((decision) => (
          <li key={decision.id} className={css.entry}>
            <Decided decision={decision} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Decided({
  decision: { decision, decider, words, at, endsAt, liftedAt, shownAt, liftReason, appeal },
}: {
  decision: CaseDecision
}) {
  const { t } = useTranslation(['reports/cases', 'reports', 'common'])
  const named = useNameOf()
  const nameOf = (person: PersonSummary | null) => (person ? named(person) : t('common:deletedPerson'))
  return (
    <>
      <p className={css.chips}>
        <Chip tone={decision === 'nothing' || liftedAt ? 'plain' : 'rose'}>{t(`reports:decisions.${decision}`)}</Chip>
        {liftedAt ? <Chip tone="leaf">{t('reports:judgements.lifted')}</Chip> : null}
        {shownAt ? <Chip tone="leaf">{t('reports:judgements.shown')}</Chip> : null}
      </p>
      <p className={css.note}>
        {dotted([
          t('decidedBy', { name: nameOf(decider), time: formatTaipei(at) }),
          endsAt && t('reports:judgements.until', { time: formatTaipei(endsAt) }),
        ])}
      </p>
      {words ? <p className={css.words}>{words}</p> : null}
      {appeal ? (
        <div className={css.quote}>
          <p className={css.note}>{t('appealOf', { time: formatTaipei(appeal.at) })}</p>
          <p className={css.words}>{appeal.words}</p>
          {appeal.outcome ? (
            <p className={css.note}>
              {t('answeredBy', { name: nameOf(appeal.answerer), outcome: t(`reports:appeals.${appeal.outcome}`) })}
            </p>
          ) : null}
          {appeal.answer ? <p className={css.words}>{appeal.answer}</p> : null}
        </div>
      ) : null}
      {liftedAt && liftReason ? <p className={css.note}>{t('liftedFor', { reason: liftReason })}</p> : null}
    </>
  )
}
