import type { PeopleList } from '@learntrail/contract/people/lists'
import type { Relation } from '@learntrail/contract/people/relation'
import type { ListedPerson } from '@learntrail/contract/people/relations'
import type { Pool } from 'pg'
import { asWritten } from '../../../platform/database/index.ts'
import type { JsonText } from '../../../platform/json/json-text.ts'
import { lastMoment, type MomentKey } from '../../../platform/paging/by-moment.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { fold } from '../../../platform/search/fold.ts'
import { nameQueryTokens } from '../../../platform/search/tokens.ts'
import { personSummaryOf } from '../person-summary.ts'
import { joinProfile, shownSchool } from '../shown-parts.ts'
import { visiblePerson } from '../visibility.ts'
import { relationOf } from './relations.repository.ts'

interface ListSource {
  table: string
  /** Column of whose list it is. */
  owner: string
  /** Column of who is in it. */
  person: string
}

const sources: Record<PeopleList, ListSource> = {
  friends: { table: 'friendships', owner: 'person_id', person: 'friend_id' },
  fans: { table: 'follows', owner: 'followed_id', person: 'follower_id' },
  follow: { table: 'follows', owner: 'follower_id', person: 'followed_id' },
  block: { table: 'blocks', owner: 'blocker_id', person: 'blocked_id' },
  received: { table: 'friend_requests', owner: 'asked_id', person: 'asker_id' },
  sended: { table: 'friend_requests', owner: 'asker_id', person: 'asked_id' },
}

export interface ListedRow {
  id: string
  person: JsonText<ListedPerson['person']>
  schoolName: string | null
  relation: JsonText<Relation>
  since: string
}

export interface PeoplePage {
  list: PeopleList
  ownerId: string
  keyword: string
  after: MomentKey | undefined
  limit: number
}

/**
 * SQL of a page: viewer, owner, moment and id to go on from, and what the names are to hold. Whom a block hides is not in
 * it, but in the list of blocks, which shows nobody who is leaving.
 */
function peopleListQuery(list: PeopleList, hasKeyword: boolean, limit: number) {
  const { table, owner, person } = sources[list]
  const isSeen =
    list === 'block'
      ? 'a.profile_filled_at is not null and a.deleted_at is null'
      : `(a.id = $1 or ${visiblePerson('$1', 'a')})`
  const named = hasKeyword ? 'join people_search n on n.account_id = a.id' : ''
  const isNamed = hasKeyword ? 'and n.tokens @> $5::text[] and position($6 in n.names) > 0' : ''
  return {
    name: `people-${list}${hasKeyword ? '-named' : ''}-${limit}`,
    text: `select a.id, ${personSummaryOf('a')} as person, ${shownSchool('$1')} as "schoolName",
        ${relationOf('$1', 'a.id')} as relation, r.since
      from ${table} r join accounts a on a.id = r.${person} ${named} ${joinProfile}
      where r.${owner} = $2 and (r.since, r.${person}) < ($3::timestamptz, $4::uuid) and ${isSeen} ${isNamed}
      order by r.since desc, r.${person} desc ${limitTo(limit)}`,
  }
}

export async function listPeople(pool: Pool, viewer: string, page: PeoplePage): Promise<ListedRow[]> {
  const tokens = nameQueryTokens(page.keyword)
  const hasKeyword = tokens.length > 0
  const [since, id] = page.after ?? lastMoment
  const found = await pool.query<ListedRow>({
    ...peopleListQuery(page.list, hasKeyword, page.limit),
    types: asWritten,
    values: [viewer, page.ownerId, since, id, ...(hasKeyword ? [tokens, fold(page.keyword)] : [])],
  })
  return found.rows
}
