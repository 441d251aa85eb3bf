import type { NearPeople } from '@learntrail/contract/people/near-people'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../platform/database/index.ts'
import { withValues } from '../../platform/database/with-values.ts'
import { fold } from '../../platform/search/fold.ts'
import { nameQueryTokens } from '../../platform/search/tokens.ts'
import { joinAccount } from '../accounts/index.ts'
import {
  closenessOf,
  friendsOf,
  isFriendOf,
  isShown,
  joinNames,
  personSummaryOf,
  schoolOf,
  visiblePerson,
} from '../people/index.ts'
import { everyOrganization, joinProfile } from '../profiles/index.ts'

/** SQL of the name of a group that both belong to, the first by name. */
const sharedGroup = (viewer: string, account: string) => `(select g.name from group_members mine
    join group_members theirs on theirs.group_id = mine.group_id and theirs.account_id = ${account}.id
    join groups g on g.id = mine.group_id and g.deleted_at is null
  where mine.account_id = ${viewer} order by g.name, g.id limit 1)`

/** SQL of the ids of people close to a viewer. */
type Near = (viewer: string) => string

/** Friends of the viewer, and people who share a group with them. */
export const friendsAndGroups: Near = (viewer) => `${friendsOf(viewer)}
  union select theirs.account_id from group_members mine join group_members theirs on theirs.group_id = mine.group_id
    where mine.account_id = ${viewer} and theirs.account_id <> ${viewer}`

/** Same, and people at the viewer's school, as far as they show that. */
export const friendsGroupsAndSchool: Near = (viewer) => `${friendsAndGroups(viewer)}
  union select a.id from ${everyOrganization('at_school')} ${joinAccount('a', 'at_school.account_id')} ${joinProfile}
    where at_school.school_id = ${schoolOf(viewer)} and a.id <> ${viewer} and ${isShown('school', closenessOf(viewer))}`

interface Choosing {
  viewer: string
  /** The thing they are chosen for; people already involved in it are left out. */
  thingId: string
  words: string
  limit: number
}

/**
 * Returns a function that lists people who may be invited to a thing, friends first. `isTaken` is SQL with the thing as
 * `$2` and the account as `a`.
 */
export const nearPeopleList = ({ name, near, isTaken }: { name: string; near: Near; isTaken: string }) => {
  const text = `select ${personSummaryOf('a')} as person, ${sharedGroup('$1', 'a')} as "groupName"
    from (${near('$1')}) near ${joinAccount('a', 'near.id')} left ${joinNames('n', 'a.id')}
    where ${visiblePerson('$1', 'a')} and ($3 = '' or (n.tokens @> $4::text[] and position($3 in n.names) > 0))
      and not ${isTaken}
    order by ${isFriendOf('$1', 'a.id')} desc, a.display_name, a.id limit $5`
  return async (pool: Pool, { viewer, thingId, words, limit }: Choosing): Promise<NearPeople> => {
    const values = [viewer, thingId, fold(words), nameQueryTokens(words), limit + 1]
    const { rows } = await pool.query<{ person: PersonSummary; groupName: string | null }>({ name, text, values })
    const items = rows.slice(0, limit).map(({ person, groupName }) => ({ ...person, groupName }))
    return { items, hasMore: rows.length > limit }
  }
}

/** Whether all these people are near the viewer and visible to them, checked when the choice is saved. */
export async function areNear(transaction: Transaction, near: Near, viewer: string, personIds: readonly string[]) {
  const { rows } = await transaction.execute<{ count: number }>(sql`
    select count(*)::int as count from (select ${viewer}::uuid as id) v ${withValues(joinAccount('a', 'any($1::uuid[])'), personIds)}
    where a.id in (${sql.raw(near('v.id'))})
      and ${sql.raw(visiblePerson('v.id', 'a'))}`)
  return rows[0]?.count === new Set(personIds).size
}
