import type { Person } from '../../platform/access/person.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { schoolIdOf } from './broadcasts.repository.ts'

/** The topic of what is not for one school alone; that of a school is its id. */
const everybody = '0b40adca-5700-4000-8000-000000000000'

export async function topicsOfBroadcasts({ pool }: Platform, { id }: Person): Promise<string[]> {
  const schoolId = await schoolIdOf(pool, id)
  return schoolId === null ? [everybody] : [everybody, schoolId]
}

/** Somebody has looked at what is new, or opened one: their other windows know it, too. */
export function tellReader({ db, realtime }: Platform, reader: string): Promise<void> {
  return realtime.tell(db, { topic: reader, kind: 'updateHomeNavigation', id: null })
}

/** Says that something is another now among what many read; whom it is for finds out who asks. */
export function tellReaders({ realtime }: Platform, change: Queryable, schoolId: string | null): Promise<void> {
  return realtime.tell(change, { topic: schoolId ?? everybody, kind: 'updateBroadcasts', id: null })
}
