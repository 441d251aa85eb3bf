import type { Plan } from '@learntrail/contract/plans/plans'
import type { PlanRemark, PlanSigning, SigningLine } from '@learntrail/contract/plans/signing/signing'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../../api/new-id.ts'
import { isProblem } from '../../../../api/problem.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useKeptForm } from '../../../../ui/form/use-kept-form.ts'
import { emptySignature, type GivenSignature, signatureOf } from '../../../../ui/signature/given-signature.ts'
import { refusePlan, signPlan, useSigningChange } from '../api/signing.ts'
import { type DecisionDraft, emptyDecision, remarksOf, wrongIn } from './draft.rules.ts'

interface Values extends DecisionDraft {
  signature: GivenSignature
  /** The version the viewer saw when the decision was begun. */
  seen: number
}

const noOne = { version: 0, hash: '', lines: [] }

/**
 * The viewer's unsent decision on a plan; kept on the device until it is sent, whatever happens to the plan meanwhile.
 * Null while it is unknown whether it is the viewer's turn, and for everybody else.
 */
export function useDecision(account: string, plan: Plan, signing: PlanSigning | undefined) {
  const { t } = useTranslation('plans/signing')
  const { version, hash, lines } = signing ?? noOne
  const line: SigningLine | undefined = lines.find(({ can }) => can.answer)
  const answer = useSigningChange<Values & { lineId: string }>(plan._id, ({ lineId, ...values }) => {
    const signed = { version, hash, remarks: remarksOf(values), minutes: values.minutes }
    if (values.choice === 'refuse') return refusePlan(plan._id, lineId, { ...signed, reason: values.reason })
    const mark = values.way === 'confirmed' ? ({ confirmed: true } as const) : signatureOf(values.signature)
    return signPlan(plan._id, lineId, { ...signed, mark })
  })
  // When the viewer's turn moves to another line, it is another form.
  const form = useKeptForm({
    id: 'decision',
    draft: line && { what: 'plan-decision', account, of: `${plan._id}.${line.id}` },
    start: (): Values => ({ ...emptyDecision, signature: emptySignature, seen: version }),
    kept: ({ choice, way, reason, minutes, remarks }) => ({ choice, way, reason, minutes, remarks }),
    check: (values) => wrongIn(values, values.signature),
    async send(values) {
      if (line === undefined) return
      await answer.mutateAsync({ ...values, lineId: line.id })
      toast(t(values.choice === 'sign' ? 'decide.signed' : 'decide.refused'), { milliseconds: 4_000 })
    },
    startsAgain: true,
  })
  const { values, change } = form
  /** True if the plan on the screen is the version to be signed. */
  const isCurrent = plan.version === version
  if (line === undefined) return null

  return {
    line,
    draft: values,
    change,
    at: form.at,
    send: () => {
      if (values.choice !== null && isCurrent) form.submit()
    },
    isCurrent,
    isSending: form.isSending,
    failure: isProblem(form.problem, 'PLAN_CHANGED_SINCE') ? null : form.failure,
    isChanged: values.seen !== version,
    accept: () => form.rebase({ seen: version }),
    addRemark(place: PlanRemark['place'], weekId: string | null) {
      const key = newId()
      change({ remarks: [...values.remarks, { key, place, weekId, text: '' }] })
      requestAnimationFrame(() => document.getElementById(form.idOf(`remark-${key}`))?.focus())
    },
    changeRemark: (key: string, text: string) =>
      change({ remarks: values.remarks.map((one) => (one.key === key ? { ...one, text } : one)) }),
    removeRemark: (key: string) => change({ remarks: values.remarks.filter((one) => one.key !== key) }),
  }
}

export type Decision = NonNullable<ReturnType<typeof useDecision>>
