import type { PlanSigners } from '@learntrail/contract/plans/signing/signing'
import type { Person } from '../../../platform/access/person.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listWaysTo } from '../../guardians/index.ts'
import { listTeachers } from './signers.repository.ts'

/** Returns the people and guardians a person can ask to sign their plans. */
export async function listSigners({ db, pool }: Platform, person: Pick<Person, 'id'>): Promise<PlanSigners> {
  const ways = await listWaysTo(db, [person.id])
  return {
    people: await listTeachers(pool, person.id),
    guardians: ways.map(({ id, name, email, accountId }) => ({
      id,
      name,
      hasMail: email !== null || accountId !== null,
    })),
  }
}
