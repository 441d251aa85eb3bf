import type { Transaction } from '../database/index.ts'
import { type Declared, kindOf } from '../declared.ts'
import type { Platform } from '../platform.ts'

/** Things whose number is on the receipt of an erasure. */
export const erasedThings = ['records', 'ePortfolios', 'drafts', 'comments', 'files', 'friends'] as const
export type ErasedThing = (typeof erasedThings)[number]

export interface Portion {
  platform: Platform
  transaction: Transaction
  /** The person whose account ends. */
  personId: string
  /** Maximum number of rows to erase at once, so that nobody waits long. */
  limit: number
}

/** One step of erasing what the product has about a person. */
export interface ErasureStep {
  /** `feature.what is erased`. */
  name: string
  counts?: ErasedThing
  /**
   * Deletes one portion in the given transaction, or removes the person from it, and resolves to the number of rows;
   * fewer than `limit` means that the step is done.
   */
  erase(portion: Portion): Promise<number>
}

/** How each feature erases what it has about a person whose account ends. */
export const erasure = kindOf<readonly ErasureStep[]>('erasures')

/** Returns all steps, those of higher features first: what depends on something else goes before it. */
export function erasureSteps(declared: Declared): readonly ErasureStep[] {
  return declared.of(erasure).toReversed().flat()
}
