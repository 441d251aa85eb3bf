import type { Transaction } from '../database/index.ts'
import { type Declared, kindOf } from '../declared.ts'
import type { Platform } from '../platform.ts'

/** What the receipt tells the number of. */
export const erasedThings = ['records', 'ePortfolios', 'drafts', 'comments', 'files', 'friends'] as const
export type ErasedThing = (typeof erasedThings)[number]

export interface Portion {
  platform: Platform
  transaction: Transaction
  /** Whose account ends. */
  personId: string
  /** So many rows at most go at once, so that nobody waits for long. */
  limit: number
}

/** A part of what the product has of a person. */
export interface ErasureStep {
  /** `feature.what goes`. */
  name: string
  counts?: ErasedThing
  /** Removes a portion in its transaction, or takes the person out of it, and answers of how much; less than `limit` is the rest. */
  erase(portion: Portion): Promise<number>
}

/** How a feature erases what it has of somebody whose account ends. */
export const erasure = kindOf<readonly ErasureStep[]>('erasures')

/** All of it: what stands on something else goes before that, since a feature comes after those that it uses. */
export function erasureSteps(declared: Declared): readonly ErasureStep[] {
  return declared.of(erasure).toReversed().flat()
}
