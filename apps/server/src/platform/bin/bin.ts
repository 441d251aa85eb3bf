import { durations } from '@learntrail/contract/limits'
import type { TrashKind } from '@learntrail/contract/trash/facts'
import { trashDays } from '@learntrail/contract/trash/facts'
import type { Transaction } from '../database/index.ts'
import { byName, type Declared, kindOf } from '../declared.ts'
import type { Platform } from '../platform.ts'

/** Something of a person's in the bin. */
export interface BinnedThing {
  id: string
  ownerId: string
  /** What went there by then is gone, whether or not it is removed already. */
  since: Date
}

export interface Restored {
  isNowPrivate: boolean
}

/**
 * A kind of thing that its owner puts into the bin, with a table `all_…` (`platform/database/bin.ts`). The feature that owns
 * it has it, so that the bin needs to know none of them. All that is SQL is of `row`, a row of that table.
 */
export interface Binnable {
  kind: TrashKind
  table: string
  /** The column that names whose it is. */
  owner: string
  /** It is there by itself, and not with something else. */
  isItself?(row: string): string
  title(row: string): string
  /** What it stood below; null where that has no name or cannot be seen by `viewer`. */
  place?(declared: Declared, row: string, viewer: string): string
  /** Takes it out again with all that belongs to it. What is out of the bin already stays so. Undefined where it is not there. */
  restore(platform: Platform, transaction: Transaction, thing: BinnedThing): Promise<Restored | undefined>
  /** Removes it for good, whose row is held, and the files that nothing else holds. */
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

/** What went into the bin by then is gone. */
export const binnedSince = (now: Date) => new Date(now.getTime() - length)

/** When what went there is removed. */
export const endOfBinned = (at: Date) => new Date(at.getTime() + length)
