import type { GuardedChild } from '@learntrail/contract/guardians/guardians'
import type { GuardianPlanSummary } from '@learntrail/contract/plans/for-guardians'
import { guardianPlanPaths } from '@learntrail/contract/plans/guardian-paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { GuardianParts } from '../../../feature/guardian-parts.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip, ChipRow } from '../../../ui/chip.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { plansForGuardianQuery } from '../api/for-guardians.ts'
import { daysOf } from '../plan-words.ts'
import { StageChip } from '../signing/shown/state-chip.tsx'
import css from './for-guardians.module.css'

export const plansForGuardians: GuardianParts = { order: 15, Part: PlansForGuardian, Waiting: WaitingPlans }

/** A child's plans, those waiting for this guardian first. Renders nothing if the child has none. */
function PlansForGuardian({ child }: { child: GuardedChild }) {
  const { t } = useTranslation('plans/for-guardians')
  const query = useInfiniteQuery(plansForGuardianQuery(child.id))
  const plans = query.data?.pages.flatMap((page) => page.items)
  if (query.isPending || plans?.length === 0) return null
  return (
    <section className={css.part} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {plans ? null : <WaitingLines query={query} lines={3} />}
      <ul className={css.list}>
        {plans?.map((plan) => (
          <li key={plan._id}>
            <Row childId={child.id} plan={plan} />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} />
    </section>
  )
}

function WaitingPlans({ child }: { child: GuardedChild }) {
  const { t } = useTranslation('plans/for-guardians')
  const { data } = useInfiniteQuery(plansForGuardianQuery(child.id))
  // Plans that ask for a signature come first, so the first page has them.
  const count = data?.pages[0]?.items.filter(({ asks }) => asks !== null).length ?? 0
  return count > 0 ? <Chip tone="rose">{t('waiting', { count })}</Chip> : null
}

function Row({ childId, plan }: { childId: string; plan: GuardianPlanSummary }) {
  const { t } = useTranslation(['plans/for-guardians', 'plans'])
  const { _id, projectName, stage, week, weeks, asks, isCertified } = plan
  return (
    <Card padding="none">
      <Link className={css.row} to={guardianPlanPaths.plan(childId, _id)}>
        <ChipRow>
          {asks ? <Chip tone="rose">{t('toSign')}</Chip> : <StageChip stage={stage} />}
          {isCertified ? <Chip tone="leaf">{t('certified')}</Chip> : null}
        </ChipRow>
        <span className={css.name}>
          <WholeWords>{projectName || t('plans:untitled')}</WholeWords>
        </span>
        <span className={css.note}>
          {dotted([daysOf(plan), stage === 'doing' && week !== null && t('week', { week, count: weeks })])}
        </span>
      </Link>
    </Card>
  )
}
