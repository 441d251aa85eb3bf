import type { PlanLook } from '@learntrail/contract/plans/facts'
import type { Person } from '../../../platform/access/person.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findSealedFile } from './editions.repository.ts'

/** Returns the newest sealed document with its file name; undefined when there is none for this person. */
export async function readSealed(
  { db, storage }: Platform,
  { id }: Pick<Person, 'id'>,
  planId: string,
  look: PlanLook,
) {
  const file = await findSealedFile(db, id, planId, look)
  if (file === undefined) return undefined
  return { pdf: await storage.read(file.sha256, { bytes: file.bytes }), name: file.displayName }
}
