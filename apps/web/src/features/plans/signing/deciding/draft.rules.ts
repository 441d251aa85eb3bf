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

/** A field of the form that can be invalid. */
export type DecisionPlace = 'signature' | 'reason' | 'minutes' | `remark-${string}`

/** Returns what is wrong with each field by the server's rules; null if nothing is. */
export const wrongIn = (
  { choice, way, reason, minutes, remarks }: DecisionDraft,
  signature: GivenSignature,
): Partial<Record<DecisionPlace, string | null>> => ({
  signature: choice === 'sign' && way === 'signature' ? checkSignature(signature) : null,
  reason: choice === 'refuse' ? checkText(reason, { required: true, min: 2, max: planLimits.reason }) : null,
  minutes: checkText(minutes, { max: planLimits.minutes }),
  ...Object.fromEntries(remarks.map(({ key, text }) => [`remark-${key}`, checkText(text, { max: planLimits.remark })])),
})

/** Returns the remarks to send: those with text. */
export const remarksOf = ({ remarks }: DecisionDraft): PlanRemark[] =>
  remarks.filter(({ text }) => text.trim() !== '').map(({ place, weekId, text }) => ({ place, weekId, text }))

export const isFull = ({ remarks }: DecisionDraft) => remarks.length >= planLimits.remarks

export const tooLong = (text: string, max: number) =>
  textLength(text.trim()) > max ? ruleSentence('too_long', max) : null
