import { textLength } from '@learntrail/contract/characters'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { PlanRemark } from '@learntrail/contract/plans/signing/signing'
import { ruleSentence } from '../../../../i18n/problem-sentence.ts'
import { checkText } from '../../../../ui/form/text-rules.ts'
import { checkSignature, type GivenSignature } from '../../../../ui/signature/given-signature.ts'

export interface RemarkDraft extends PlanRemark {
  key: string
}

/** What somebody who signs has written by now. */
export interface DecisionDraft {
  choice: 'sign' | 'refuse' | null
  /** Confirmed with the account, or by hand or typed. */
  way: 'confirmed' | 'signature'
  reason: string
  /** Of a committee. */
  minutes: string
  remarks: RemarkDraft[]
}

export const emptyDecision: DecisionDraft = { choice: null, way: 'confirmed', reason: '', minutes: '', remarks: [] }

export const isEmptyDecision = ({ choice, reason, minutes, remarks }: DecisionDraft) =>
  choice === null && reason === '' && minutes === '' && remarks.length === 0

/** A place of the form that can be wrong. */
export type DecisionPlace = 'signature' | 'reason' | 'minutes' | `remark-${string}`

export interface Wrong {
  place: DecisionPlace
  sentence: string
}

/** The first thing that is wrong, as the server would see it. */
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

/** What is sent of the remarks: those that say something. */
export const remarksOf = ({ remarks }: DecisionDraft): PlanRemark[] =>
  remarks.filter(({ text }) => text.trim() !== '').map(({ place, weekId, text }) => ({ place, weekId, text }))

export const isFull = ({ remarks }: DecisionDraft) => remarks.length >= planLimits.remarks

export const tooLong = (text: string, max: number) =>
  textLength(text.trim()) > max ? ruleSentence('too_long', max) : null
