import type { Pool } from 'pg'
import type { Platform } from '../../platform/platform.ts'
import { onPublished, type Published } from '../../platform/stream/publications.ts'
import { groupsOf } from '../groups/index.ts'
import { isFollowerOf, isFriendOf } from '../people/index.ts'

const lookedAtAtOnce = 1_000

/**
 * Which of these viewers know one of these people or belong to one of these groups. Asked from the viewers' side: a
 * person's number of friends or followers costs nothing. $1 viewers, $2 friends of, $3 followers of, $4 groups.
 */
const concernedQuery = {
  name: 'stream-concerned',
  text: `select person.id from unnest($1::uuid[]) person(id)
    where ${isFriendOf('person.id', 'any($2::uuid[])')}
      or ${isFollowerOf('person.id', 'any($3::uuid[])')}
      or exists (select from ${groupsOf('person.id')} own where own.group_id = any($4::uuid[]))`,
}

async function findConcerned(pool: Pool, people: string[], { friendsOf, knownOf, groups }: Published) {
  const values = [people, [...friendsOf, ...knownOf], knownOf, groups]
  return (await pool.query<{ id: string }>({ ...concernedQuery, values })).rows
}

/** Tells viewers connected to this node that something was published that may be for them; they then ask for it. */
async function tellWhoIsThere({ pool, db, realtime }: Platform, published: Published): Promise<void> {
  const topics = realtime.followed()
  for (let start = 0; start < topics.length; start += lookedAtAtOnce) {
    const concerned = await findConcerned(pool, topics.slice(start, start + lookedAtAtOnce), published)
    await realtime.tell(db, ...concerned.map(({ id }) => ({ topic: id, kind: 'updateStream' as const, id: null })))
  }
}

export function tellWhoLooks(platform: Platform): void {
  onPublished(platform, (published) => {
    tellWhoIsThere(platform, published).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'could not notify the viewers of a stream'),
    )
  })
}
