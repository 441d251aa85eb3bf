import { inTransaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { startingSchools } from './lists/starting-schools.ts'
import { addSchools, hasSchools, lockImports } from './schools.repository.ts'

/** Gives an empty database the list that comes with the product; what an import removed later stays removed. */
export async function seedSchools({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  if (await hasSchools(db)) return
  await inTransaction(db, async (transaction) => {
    await lockImports(transaction)
    if (await hasSchools(transaction)) return
    await addSchools(transaction, startingSchools(), clock.now())
  })
}
