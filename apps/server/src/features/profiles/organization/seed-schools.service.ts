import { inTransaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { startingTownships } from './lists/school-townships.reader.ts'
import { startingSchools } from './lists/starting-schools.reader.ts'
import { addSchools, addTownships, hasSchools, lockImports } from './schools.repository.ts'

/**
 * Fills an empty database with the list that ships with the product; schools that an import removed later stay removed.
 */
export async function seedSchools({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  if (!(await hasSchools(db))) await addStarting({ db, clock })
  await addTownships(db, startingTownships())
}

async function addStarting({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockImports(transaction)
    if (await hasSchools(transaction)) return
    await addSchools(transaction, startingSchools(), clock.now())
  })
}
