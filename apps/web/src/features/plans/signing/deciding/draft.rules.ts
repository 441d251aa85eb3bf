import { textLength } from '@learntrail/contract/characters'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { PlanRemark } from '@learntrail/contract/plans/signing/signing'
import { ruleSentence } from '../../../../i18n/problem-sentence.ts'
import { checkText } from '../../../../ui/form/text-rules.ts'
import { checkSignature, type GivenSignature } from '../../../../ui/signature/given-signature.ts'

export interface RemarkDraft extends PlanRemark {
  key: string
}

/** A signer's unsent decision. */
export interface DecisionDraft {
  choice: 'sign' | 'refuse' | null
  /** Confirmed by the account, or with a drawn or typed signature. */
  way: 'confirmed' | 'signature'
  reason: string
  /** Minutes of a committee. */
  minutes: string
  remarks: RemarkDraft[]
}

export const emptyDecision: DecisionDraft = { choice: null, way: 'confirmed', reason: '', minutes: '', remarks: [] }

export const isEmptyDecision = ({ choice, reason, minutes, remarks }: DecisionDraft) =>
  choice === null && reason === '' && minutes === '' && remarks.length === 0

/** A field of the form that can be invalid. */
export type DecisionPlace = 'signature' | 'reason' | 'minutes' | `remark-${string}`

export interface Wrong {
  place: DecisionPlace
  sentence: string
}

/** Returns the first mistake by the server's rules, or null. */
export function wrongIn(draft: DecisionDraft, signature: GivenSignature): Wrong | null {
  const wrong = (place: DecisionPlace, sentence: string | null): Wrong[] => (sentence ? [{ place, sentence }] : [])
  const [first] = [
    ...(draft.choice === 'sign' && draft.way === 'signature' ? wrong('signature', checkSignature(signature)) : []),
    ...(draft.choice === 'refuse'
      ? wrong('reason', checkText(draft.reason, { required: true, min: 2, max: planLimits.reason }))
      : []),
    ...wrong('minutes', checkText(draft.minutes, { max: planLimits.minutes })),
    ...draft.remarks.flatMap(({ key, text }) => wrong(`remark-${key}`, checkText(text, { max: planLimits.remark }))),
  ]
  return first ?? null
}

/** Returns the remarks to send: those with text. */
export const remarksOf = ({ remarks }: DecisionDraft): PlanRemark[] =>
  remarks.filter(({ text }) => text.trim() !== '').map(({ place, weekId, text }) => ({ place, weekId, text }))

export const isFull = ({ remarks }: DecisionDraft) => remarks.length >= planLimits.remarks

export const tooLong = (text: string, max: number) =>
  textLength(text.trim()) > max ? ruleSentence('too_long', max) : null
