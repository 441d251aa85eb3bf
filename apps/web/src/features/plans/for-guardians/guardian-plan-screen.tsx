import type { GuardianPlan } from '@learntrail/contract/plans/for-guardians'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { ChipRow } from '../../../ui/chip.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { planForGuardianQuery } from '../api/for-guardians.ts'
import { PlanBody } from '../reading/plan-body.tsx'
import { SchoolOfPlanContext } from '../school-of-plan.ts'
import { SignerList } from '../signing/by-link/signer-list.tsx'
import { StageChip } from '../signing/shown/state-chip.tsx'
import css from './for-guardians.module.css'
import { HowItGoes, WhatCame } from './how-it-goes.tsx'
import { ToSign } from './to-sign.tsx'

const isGone = (error: unknown) =>
  isProblem(error, 'PLAN_NOT_FOUND', 'CHILD_NOT_FOUND', 'GUARDIAN_REQUIRED', 'VALIDATION_FAILED')

/** A child's plan as a guardian reads it. */
export function GuardianPlanScreen() {
  const { t } = useTranslation('plans/for-guardians')
  const { childId = '', planId = '' } = useParams()
  const query = useQuery(planForGuardianQuery(childId, planId))
  return (
    <Screen title={t('one')} back={paths.guardedChild(childId)}>
      {isGone(query.error) ? (
        <LostState title={t('gone.title')} text={t('gone.text')} to={paths.guardian} way={t('gone.way')} />
      ) : query.data ? (
        <ReadPlan childId={childId} plan={query.data} />
      ) : query.error ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <CardsSkeleton cards={3} />
      )}
    </Screen>
  )
}

function ReadPlan({ childId, plan }: { childId: string; plan: GuardianPlan }) {
  const { t } = useTranslation(['plans/for-guardians', 'plans'])
  return (
    <div className={css.plan}>
      <Card as="section" className={css.card} aria-label={t('about')}>
        <p className={css.note}>{t('of', { name: plan.childName })}</p>
        <h2>
          <WholeWords>{plan.projectName || t('plans:untitled')}</WholeWords>
        </h2>
        <ChipRow>
          <StageChip stage={plan.stage} />
        </ChipRow>
        <ToSign childId={childId} plan={plan} />
        {plan.signers.length > 0 ? (
          <>
            <h3>{t('signers')}</h3>
            <SignerList signers={plan.signers} />
          </>
        ) : null}
      </Card>
      <HowItGoes plan={plan} />
      <WhatCame plan={plan} />
      <SchoolOfPlanContext value={plan.ofSchool}>
        <PlanBody plan={plan.plan} />
      </SchoolOfPlanContext>
    </div>
  )
}
