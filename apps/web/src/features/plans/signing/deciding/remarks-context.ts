import type { PlanRemark } from '@learntrail/contract/plans/signing/signing'
import { createContext } from 'react'
import type { Decision } from './use-decision.ts'

/** What somebody who signs has said at a place of the plan. */
export interface SaidRemark extends PlanRemark {
  key: string
  name: string
  /** The plan says something else since. */
  isBefore: boolean
}

interface Remarks {
  said: readonly SaidRemark[]
  /** Of whoever's turn it is; null for others. */
  decision: Decision | null
}

/** Around a plan that is read by those who take part in it; elsewhere there are no remarks. */
export const RemarksContext = createContext<Remarks>({ said: [], decision: null })
