import type { Queryable } from '../database/index.ts'
import { kindOf } from '../declared.ts'
import type { Platform } from '../platform.ts'
import { sealAnew } from './seal-anew.ts'
import type { SealedPlace } from './sealing.ts'

export interface SealedValue {
  /** Of its row, by which the list goes on. */
  key: string
  place: SealedPlace
  sealed: Buffer
}

/** A column with sealed values, of a feature that has one. */
export interface SealedValues {
  /** `table.column`. */
  name: string
  /** So many values after a key, in the order of keys; the first come after the empty one. */
  list(db: Queryable, after: string, limit: number): Promise<SealedValue[]>
  /** Puts what was sealed anew in the place of what was there, unless that has changed meanwhile. */
  replace(db: Queryable, value: SealedValue, anew: Buffer): Promise<void>
}

/** Where features keep what few may read, so that a change of keys finds all of it. */
export const sealedValues = kindOf<SealedValues>('sealed values')

export interface Renewed {
  name: string
  /** Sealed with the newest key now. */
  anew: number
  /** They were before. */
  asTheyWere: number
  /** No key reads them, or they were damaged; they stay as they are. */
  unreadable: number
}

const atOnce = 200

/** Seals all there is with the newest key. Broken off, it is begun again, and passes over what is done. */
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
