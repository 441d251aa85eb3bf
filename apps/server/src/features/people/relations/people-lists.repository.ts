import type { PeopleList } from '@learntrail/contract/people/lists'
import type { Relation } from '@learntrail/contract/people/relation'
import type { ListedPerson } from '@learntrail/contract/people/relations'
import type { Pool } from 'pg'
import { asWritten, quickRead } from '../../../platform/database/index.ts'
import type { JsonText } from '../../../platform/json/json-text.ts'
import { lastMoment, type MomentKey } from '../../../platform/paging/by-moment.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { fold } from '../../../platform/search/fold.ts'
import { nameQueryTokens } from '../../../platform/search/tokens.ts'
import { joinAccount } from '../../accounts/index.ts'
import { joinProfile } from '../../profiles/index.ts'
import { personSummaryOf } from '../person-summary.sql.ts'
import { shownSchool } from '../shown-parts.sql.ts'
import { visiblePerson } from '../visibility.sql.ts'
import { namedQuery } from './people-by-name.sql.ts'
import { relationOf } from './relations.repository.ts'

interface ListSource {
  table: string
  /** Column of the list's owner. */
  owner: string
  /** Column of the person listed. */
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
 * $1 viewer, $2 owner, $3–4 cursor, then the keyword's tokens and text. People blocked from the viewer are left out,
 * except in the list of blocks, which leaves out accounts being deleted.
 */
function peopleListQuery(list: PeopleList, hasKeyword: boolean, limit: number) {
  const { table, owner, person } = sources[list]
  const isSeen =
    list === 'block'
      ? 'a.profile_filled_at is not null and a.deleted_at is null'
      : `(a.id = $1 or ${visiblePerson('$1', 'a')})`
  const isTheirs = `r.${owner} = $2`
  const isNext = `(r.since, r.${person}) < ($3::timestamptz, $4::uuid)`
  const order = `order by r.since desc, r.${person} desc`
  const page = hasKeyword
    ? `${namedQuery({ table, person, isTheirs, isNext, isSeen, order, limit })},
      page as materialized (select r.${person} as id, r.since from named r ${joinAccount('a', `r.${person}`)}
        where ${isSeen} ${order} ${limitTo(limit)})`
    : `page as materialized (select r.${person} as id, r.since from ${table} r ${joinAccount('a', `r.${person}`)}
        where ${isTheirs} and ${isNext} and ${isSeen} ${order} ${limitTo(limit)})`
  return {
    // Unnamed with a keyword: a generic plan would use one index for ten fans and for a hundred thousand alike.
    ...(hasKeyword ? {} : { name: `people-${list}-${limit}` }),
    text: `with ${page}
      select a.id, ${personSummaryOf('a')} as person, ${shownSchool('$1')} as "schoolName",
        ${relationOf('$1', 'a.id', 'array(select id from page)')} as relation, page.since
      from page ${joinAccount('a', 'page.id')} ${joinProfile}
      order by page.since desc, page.id desc`,
  }
}

export async function listPeople(pool: Pool, viewer: string, page: PeoplePage): Promise<ListedRow[]> {
  const tokens = nameQueryTokens(page.keyword)
  const hasKeyword = tokens.length > 0
  const [since, id] = page.after ?? lastMoment
  const found = await quickRead<ListedRow>(pool, {
    ...peopleListQuery(page.list, hasKeyword, page.limit),
    types: asWritten,
    values: [viewer, page.ownerId, since, id, ...(hasKeyword ? [tokens, fold(page.keyword)] : [])],
  })
  return found.rows
}
