import type { PlanRemark } from '@learntrail/contract/plans/signing/signing'
import { createContext } from 'react'
import type { Decision } from './use-decision.ts'

/** A signer's remark at a place of the plan. */
export interface SaidRemark extends PlanRemark {
  key: string
  name: string
  /** True if the plan has changed since. */
  isBefore: boolean
}

interface Remarks {
  said: readonly SaidRemark[]
  /** The viewer's decision; null for everybody else. */
  decision: Decision | null
}

/** Provided around a plan for its participants; elsewhere there are no remarks. */
export const RemarksContext = createContext<Remarks>({ said: [], decision: null })
