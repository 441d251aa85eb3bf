import type { StaffLevel } from '@learntrail/contract/console/levels'
import type { FeatureName } from '@learntrail/contract/shell/features'

/** What every call needs to know about its caller: one indexed read, cached for seconds. */
export interface Person {
  id: string
  sessionId: string
  /** Level of the service's staff; null for everyone else. */
  staffLevel: StaffLevel | null
  isFilled: boolean
  /** Whether they still use the password that the school gave them. */
  hasDefaultPassword: boolean
  /** Has a filled profile and a password of their own. */
  isMember: boolean
  features: readonly FeatureName[]
  /** Number of schools they act for, in whole or in part. */
  schoolPermissions: number
  /** Number of those schools that they act for as a whole. */
  wholeSchools: number
  /** Set while the account is in its deletion buffer. */
  deletedAt: Date | null
  suspendedAt: Date | null
  /** Ids of the things that a suspended person was asked to mend and may edit; empty for everyone else. */
  mends: readonly string[]
  /** Whether they signed in, or proved their identity again, within the last few minutes. */
  hasProof: boolean
}

/** A caller acting as the guardian of children, signed in by their own link or by the account that keeps it. */
export interface Guardian {
  id: string
  /** How they signed in; a confirmation they give is recorded with it. */
  way: 'link' | 'account'
}
