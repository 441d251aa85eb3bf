import type { Person } from '../../platform/access/person.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { schoolIdOf } from './broadcasts.repository.ts'

/** The topic of broadcasts not limited to one school; a school's topic is its id. */
const everybody = '0b40adca-5700-4000-8000-000000000000'

export async function topicsOfBroadcasts({ pool }: Platform, { id }: Person): Promise<string[]> {
  const schoolId = await schoolIdOf(pool, id)
  return schoolId === null ? [everybody] : [everybody, schoolId]
}

/** Tells the reader's other windows that they have looked at the news or opened a broadcast. */
export function tellReader({ db, realtime }: Platform, reader: string): Promise<void> {
  return realtime.tell(db, { topic: reader, kind: 'updateHomeNavigation', id: null })
}

/** Announces that broadcasts have changed. Each client finds out by asking whether any are for it. */
export function tellReaders({ realtime }: Platform, change: Queryable, schoolId: string | null): Promise<void> {
  return realtime.tell(change, { topic: schoolId ?? everybody, kind: 'updateBroadcasts', id: null })
}
