import { durations } from '@learntrail/contract/limits'
import type { TrashKind } from '@learntrail/contract/trash/facts'
import { trashDays } from '@learntrail/contract/trash/facts'
import type { Transaction } from '../database/index.ts'
import { byName, type Declared, kindOf } from '../declared.ts'
import type { Platform } from '../platform.ts'

/** One person's thing in the bin. */
export interface BinnedThing {
  id: string
  ownerId: string
  /** Anything binned at or before this moment counts as deleted, even if its row is not removed yet. */
  since: Date
}

export interface Restored {
  isNowPrivate: boolean
}

/**
 * A kind of thing that its owner can put into the bin, with a table `all_…` (`platform/database/bin.ts`). The owning
 * feature declares it, so the bin knows no feature. All SQL refers to `row`, the alias of a row of that table.
 */
export interface Binnable {
  kind: TrashKind
  table: string
  /** The column with the owner's id. */
  owner: string
  /** Returns an SQL condition: the thing was binned on its own, not along with another. */
  isItself?(row: string): string
  title(row: string): string
  /** Returns SQL of the name of the thing's parent; null where the parent has no name or `viewer` may not see it. */
  place?(declared: Declared, row: string, viewer: string): string
  /**
   * Takes it out of the bin with everything that belongs to it. Does nothing for a thing that is already out; resolves
   * to undefined when there is none, or when it has been in the bin too long.
   */
  restore(platform: Platform, transaction: Transaction, thing: BinnedThing): Promise<Restored | undefined>
  /** Deletes a thing for good, along with the files that nothing else uses. The caller holds its row. */
  remove(platform: Platform, transaction: Transaction, thing: Omit<BinnedThing, 'since'>): Promise<void>
}

export const binnables = kindOf<Binnable>('things that go to the bin')
const byKind = byName(binnables, ({ kind }) => kind)

export function binnable(declared: Declared, kind: TrashKind): Binnable {
  const found = declared.made(byKind).get(kind)
  if (found === undefined) throw new Error(`no feature has what lies in the bin as ${kind}`)
  return found
}

const length = trashDays * durations.day

/** Returns the moment at or before which binned things count as deleted (`trashDays`). */
export const binnedSince = (now: Date) => new Date(now.getTime() - length)

/** Returns when a thing binned at `at` is removed. */
export const endOfBinned = (at: Date) => new Date(at.getTime() + length)
