import type { PlanCard as Card } from '@learntrail/contract/plans/plans'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Chip, ChipRow } from '../../../ui/chip.tsx'
import { dot } from '../../../ui/dotted.ts'
import { When } from '../../../ui/when.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { PrivacyLine } from '../../posts/index.ts'
import { planAddresses } from '../addresses.ts'
import { DoingWay } from '../doing/doing-way.tsx'
import { WeekOnCard } from '../doing/week-on-card.tsx'
import { daysOf, usePlanWords } from '../plan-words.ts'
import { FavoriteButton } from '../reading/favorite-button.tsx'
import { PlanOwner } from '../reading/plan-owner.tsx'
import { StageChip } from '../signing/shown/state-chip.tsx'
import css from './plan-card.module.css'

interface PlanCardProps {
  plan: Card
  /** My plans show who sees them, others show their owner. */
  isMine: boolean
}

export function PlanCard({ plan, isMine }: PlanCardProps) {
  const { t } = useTranslation('plans')
  const words = usePlanWords()
  const facts = [
    daysOf(plan),
    ...(plan.progressTotalWeeks > 0 ? [t('weeks', { count: plan.progressTotalWeeks })] : []),
    ...(plan.lessons > 0 ? [t('lessons', { count: plan.lessons })] : []),
  ]
  return (
    <article className={css.card}>
      <div className={css.words}>
        <h2 className={css.name}>
          <Link className={css.link} to={planAddresses.plan(plan._id)}>
            <WholeWords>{plan.projectName || t('untitled')}</WholeWords>
          </Link>
        </h2>
        {plan.part === 'invited' || plan.part === 'member' ? (
          <ChipRow>
            <Chip tone={plan.part === 'invited' ? 'honey' : 'accent'}>{t(`part.${plan.part}`)}</Chip>
          </ChipRow>
        ) : null}
        {isMine ? null : (
          <p className={css.owner}>
            <PlanOwner user={plan.user} />
          </p>
        )}
        {plan.introduction ? <p className={css.introduction}>{plan.introduction}</p> : null}
        {plan.stage || plan.learningType.length > 0 ? (
          <ChipRow>
            {plan.stage ? <StageChip stage={plan.stage} /> : null}
            {words.learningTypes(plan.learningType).map((name) => (
              <Chip key={name}>{name}</Chip>
            ))}
          </ChipRow>
        ) : null}
        <p className={css.facts}>{facts.join(dot)}</p>
      </div>
      {isMine && plan.stage === 'doing' ? (
        <div className={css.doing}>
          <WeekOnCard doing={plan.doing} />
          <DoingWay plan={plan} />
        </div>
      ) : null}
      <div className={css.foot}>
        {isMine ? (
          <>
            <PrivacyLine privacy={plan.privacy} />
            <span>
              {t('changed')}
              <When time={plan.updatedAt} relative />
            </span>
          </>
        ) : (
          <FavoriteButton plan={plan} />
        )}
      </div>
    </article>
  )
}
