import type { PlanContent } from '@learntrail/contract/plans/content'
import { countLessons } from '@learntrail/contract/plans/weeks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { Chip, ChipRow } from '../../../ui/chip.tsx'
import { dot } from '../../../ui/dotted.ts'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { daysOf, usePlanWords } from '../plan-words.ts'
import { AddRemark, RemarksAt } from '../signing/deciding/remarks-at.tsx'
import css from './reading.module.css'

/** A plan's facts at a glance. */
export function PlanFacts({ plan, children }: { plan: PlanContent; children?: ReactNode }) {
  const { t } = useTranslation('plans')
  const words = usePlanWords()
  const lessons = countLessons(plan.progress)
  const proposal = t('reading.proposalType')
  return (
    <Card as="section" aria-label={t('reading.facts')}>
      <Facts>
        <Fact name={t('reading.dates')}>{daysOf(plan)}</Fact>
        <Fact name={t('reading.weeks')}>{t('weeks', { count: plan.progress.weeks.length })}</Fact>
        <Fact name={t('reading.lessons')}>{[t('lessons', { count: lessons }), words.minutes(lessons)].join(dot)}</Fact>
        <Fact name={t('reading.actType')}>{t(`actTypes.${plan.actType}`)}</Fact>
        {plan.location ? <Fact name={t('reading.location')}>{plan.location}</Fact> : null}
        <Names name={t('reading.learningType')} names={words.learningTypes(plan.learningType)} />
        <Names name={t('reading.disciplines')} names={words.disciplines(plan)} />
        <Names name={proposal} names={words.proposalTypes(plan.proposalType)} />
        <Names name={t('reading.proposalPresent')} names={words.proposalPresents(plan.proposalPresent)} />
        {children}
      </Facts>
      <RemarksAt place="proposal" name={proposal} />
      <div className={css.remark}>
        <AddRemark place="proposal" name={proposal} />
      </div>
    </Card>
  )
}

function Names({ name, names }: { name: string; names: string[] }): ReactNode {
  if (names.length === 0) return null
  return (
    <Fact name={name}>
      <ChipRow>
        {names.map((one) => (
          <Chip key={one}>{one}</Chip>
        ))}
      </ChipRow>
    </Fact>
  )
}
