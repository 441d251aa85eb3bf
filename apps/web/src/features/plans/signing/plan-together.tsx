import type { Plan } from '@learntrail/contract/plans/plans'
import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMedia } from '../../../ui/screen/use-media.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { NextWaiting } from './advised/next-waiting.tsx'
import { signingQuery } from './api/signing.ts'
import { besidePlan } from './beside-plan.ts'
import { DecisionPart } from './deciding/decision-part.tsx'
import { RemarksContext, type SaidRemark } from './deciding/remarks-context.ts'
import { useDecision } from './deciding/use-decision.ts'
import { SigningPanel } from './panel/signing-panel.tsx'
import css from './plan-together.module.css'
import { useSigningWords } from './shown/signing-words.ts'

interface PlanTogetherProps {
  plan: Plan
  children: ReactNode
}

/** Wraps a plan for its participants: who signs, their remarks, and the viewer's decision. */
export function PlanTogether({ plan, children }: PlanTogetherProps) {
  const query = useQuery(signingQuery(plan._id))
  const me = useCurrentUser()
  const signing = query.data
  const decision = useDecision(me?.id ?? '', plan, signing)
  const said = useSaidRemarks(signing)
  const isBeside = useMedia(besidePlan)
  const panel = signing ? <SigningPanel plan={plan} signing={signing} /> : <WaitingLines query={query} lines={3} />
  return (
    <RemarksContext value={{ said, decision: decision?.line.role === 'student' ? null : decision }}>
      <div className={css.together}>
        {isBeside ? null : <div className={css.panel}>{panel}</div>}
        <div key="plan" className={css.plan}>
          {children}
        </div>
        <div className={css.decision}>
          {decision ? <DecisionPart plan={plan} decision={decision} /> : null}
          {isBeside ? panel : null}
          {plan.part === 'signer' && !decision && signing ? <NextWaiting planId={plan._id} /> : null}
        </div>
      </div>
    </RemarksContext>
  )
}

/** Returns the signers' remarks on the plan, with their names. */
function useSaidRemarks(signing: PlanSigning | undefined): SaidRemark[] {
  const { lineName } = useSigningWords()
  return (signing?.lines ?? []).flatMap((line) =>
    (line.answer?.remarks ?? []).map((remark, index) => ({
      ...remark,
      key: `${line.id}.${index}`,
      name: line.answer?.name || lineName(line),
      isBefore: line.state !== 'signed' && line.state !== 'refused',
    })),
  )
}
