import type { Queryable } from '../database/index.ts'
import { kindOf } from '../declared.ts'
import type { Platform } from '../platform.ts'
import { sealAnew } from './seal-anew.ts'
import type { SealedPlace } from './sealing.ts'

export interface SealedValue {
  /** Key of its row, which is the list's cursor. */
  key: string
  place: SealedPlace
  sealed: Buffer
}

/** A column with sealed values. */
export interface SealedValues {
  /** `table.column`. */
  name: string
  /** Returns at most `limit` values after a key, in order of keys; `''` comes before the first. */
  list(db: Queryable, after: string, limit: number): Promise<SealedValue[]>
  /** Replaces a value with its newly sealed form, unless it has changed in the meantime. */
  replace(db: Queryable, value: SealedValue, anew: Buffer): Promise<void>
}

/** Declared by features with sealed values, so that a change of keys finds all of them. */
export const sealedValues = kindOf<SealedValues>('sealed values')

export interface Renewed {
  name: string
  /** Values sealed with the newest key by this run. */
  anew: number
  /** Values that already were. */
  asTheyWere: number
  /** Values that no key opens or that are damaged; they stay as they are. */
  unreadable: number
}

const atOnce = 200

/**
 * Seals all values with the newest key and returns the counts per column. If interrupted, run it again: it skips
 * finished values.
 */
export async function renewSealed({ db, declared, sealing }: Pick<Platform, 'db' | 'declared' | 'sealing'>) {
  const renewed: Renewed[] = []
  for (const { name, list, replace } of declared.of(sealedValues)) {
    const counted: Renewed = { name, anew: 0, asTheyWere: 0, unreadable: 0 }
    renewed.push(counted)
    for (let after = ''; ; ) {
      const values = await list(db, after, atOnce)
      for (const value of values) {
        const outcome = sealAnew(sealing, value.place, value.sealed)
        if (outcome.is === 'anew') {
          await replace(db, value, outcome.sealed)
          counted.anew += 1
        } else if (outcome.is === 'asItWas') counted.asTheyWere += 1
        else counted.unreadable += 1
      }
      if (values.length < atOnce) break
      after = values.at(-1)?.key ?? after
    }
  }
  return renewed
}
