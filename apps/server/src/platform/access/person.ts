import type { StaffLevel } from '@learntrail/contract/console/levels'
import type { FeatureName } from '@learntrail/contract/shell/features'

/** What every call needs to know of the person who makes it; one indexed read, kept for seconds. */
export interface Person {
  id: string
  sessionId: string
  /** Of the service's people; null for everybody else. */
  staffLevel: StaffLevel | null
  isFilled: boolean
  /** Still the password that the school has given. */
  hasDefaultPassword: boolean
  /** With a filled profile, and a password of their own. */
  isMember: boolean
  features: readonly FeatureName[]
  /** Schools that they act for, or for a part of. */
  schoolPermissions: number
  /** Those of them that they act for as a whole. */
  wholeSchools: number
  /** Set while the account is in its deletion buffer. */
  deletedAt: Date | null
  suspendedAt: Date | null
  /** Ids of what a suspended person was asked to mend, which they may edit; of nobody else. */
  mends: readonly string[]
  /** Has signed in, or shown again who they are, within the last minutes. */
  hasProof: boolean
}

/** Whoever makes a call as the guardian of children, by a link of their own or with the account that keeps it. */
export interface Guardian {
  id: string
  /** How they come: their press counts as made this way. */
  way: 'link' | 'account'
}
