import type { Plan } from '@learntrail/contract/plans/plans'
import type { PlanRemark, PlanSigning, SigningLine } from '@learntrail/contract/plans/signing/signing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../../api/new-id.ts'
import { isProblem } from '../../../../api/problem.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { goToField } from '../../../../ui/form/show-problem.ts'
import { dropDraft, readDraft, useKeptDraft } from '../../../../ui/keep-draft.ts'
import { emptySignature, signatureOf } from '../../../../ui/signature/given-signature.ts'
import { refusePlan, signPlan, useSigningChange } from '../api/signing.ts'
import { type DecisionDraft, emptyDecision, isEmptyDecision, remarksOf, type Wrong, wrongIn } from './draft.rules.ts'

export const decisionField = (place: Wrong['place']) => `decision-${place}`

interface Begun {
  name: string | undefined
  /** The version the viewer saw when the decision was begun. */
  seen: number
  draft: DecisionDraft
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
  const name = line && `plan-decision.${account}.${plan._id}.${line.id}`
  const begin = (): Begun => ({
    name,
    seen: version,
    draft: { ...emptyDecision, ...(name && readDraft<DecisionDraft>(name)) },
  })
  const [begun, setBegun] = useState(begin)
  // When the viewer's turn moves to another line, the earlier draft does not apply to it.
  const current = begun.name === name ? begun : begin()
  if (begun !== current) setBegun(current)
  const [signature, setSignature] = useState(emptySignature)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const { draft, seen } = current
  useKeptDraft(name ?? '', draft, name !== undefined && !isEmptyDecision(draft))

  const change = (part: Partial<DecisionDraft>) => {
    setWrong(null)
    setBegun((before) => ({ ...before, draft: { ...before.draft, ...part } }))
  }
  const signed = { version, hash, remarks: remarksOf(draft), minutes: draft.minutes }
  const mark = draft.way === 'confirmed' ? ({ confirmed: true } as const) : signatureOf(signature)
  const answer = useSigningChange<{ lineId: string; choice: 'sign' | 'refuse' }>(plan._id, ({ lineId, choice }) =>
    choice === 'sign'
      ? signPlan(plan._id, lineId, { ...signed, mark })
      : refusePlan(plan._id, lineId, { ...signed, reason: draft.reason }),
  )
  /** True if the plan on the screen is the version to be signed. */
  const isCurrent = plan.version === version
  if (line === undefined || name === undefined) return null
  const lineId = line.id

  function send() {
    const { choice } = draft
    if (choice === null || answer.isPending || !isCurrent) return
    const found = wrongIn(draft, signature)
    setWrong(found)
    if (found) return goToField(decisionField(found.place))
    answer.mutate(
      { lineId, choice },
      {
        onSuccess() {
          if (name) dropDraft(name)
          setBegun({ name, seen: version, draft: emptyDecision })
          setSignature(emptySignature)
          toast(t(choice === 'sign' ? 'decide.signed' : 'decide.refused'), { milliseconds: 4_000 })
        },
      },
    )
  }

  const isChangedError = isProblem(answer.error, 'PLAN_CHANGED_SINCE')
  return {
    line,
    draft,
    change,
    signature,
    setSignature,
    wrong,
    send,
    isCurrent,
    isSending: answer.isPending,
    problem: isChangedError ? null : answer.error,
    isChanged: seen !== version,
    accept: () => setBegun((before) => ({ ...before, seen: version })),
    addRemark(place: PlanRemark['place'], weekId: string | null) {
      const key = newId()
      change({ remarks: [...draft.remarks, { key, place, weekId, text: '' }] })
      requestAnimationFrame(() => document.getElementById(decisionField(`remark-${key}`))?.focus())
    },
    changeRemark: (key: string, text: string) =>
      change({ remarks: draft.remarks.map((one) => (one.key === key ? { ...one, text } : one)) }),
    removeRemark: (key: string) => change({ remarks: draft.remarks.filter((one) => one.key !== key) }),
  }
}

export type Decision = NonNullable<ReturnType<typeof useDecision>>
