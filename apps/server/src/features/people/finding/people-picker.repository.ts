import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Pool } from 'pg'
import { fold } from '../../../platform/search/fold.ts'
import { nameQueryTokens } from '../../../platform/search/tokens.ts'
import { joinAccount } from '../../accounts/index.ts'
import { joinProfile } from '../../profiles/index.ts'
import { personSummaryOf } from '../person-summary.sql.ts'
import { shownSchool } from '../shown-parts.sql.ts'
import { isFriendOf, visiblePerson } from '../visibility.sql.ts'

export interface PickedPerson extends PersonSummary {
  schoolName: string | null
}

interface Row {
  person: PersonSummary
  schoolName: string | null
}

/** Most people a search returns. */
const mostPeople = 20

/** Most matches that are ranked: a single character may occur in a tenth of all names. */
const rankedAtMost = 300

/** Excludes people chosen already: a condition on the account `a` that uses `value`. */
export interface But {
  /** Suffix of the prepared statement's name. */
  name: string
  sql: (account: string, value: string) => string
  value: string
}

const candidates = (isNamed: string) => `
      (select a.id from friendships f join people_search n on n.account_id = f.friend_id ${joinAccount('a', 'n.account_id')}
        where f.person_id = $1 and ${isNamed})
      union (select a.id from people_search n ${joinAccount('a', 'n.account_id')}
        where not $4 and ${isNamed} limit ${rankedAtMost})`

const school = `${shownSchool('$1')} as "schoolName"`

/** Returns people by part of a name: friends first, then names that start with the keyword. */
export async function findPeople(
  pool: Pool,
  viewer: string,
  keyword: string,
  { friendsOnly = false, but }: { friendsOnly?: boolean; but?: But } = {},
): Promise<PickedPerson[]> {
  const folded = fold(keyword)
  const isNamed = `n.tokens @> $2::text[] and position($3 in n.names) > 0 and a.id <> $1 and ${visiblePerson('$1', 'a')}
        and ${but?.sql('a', '$5') ?? 'true'}`
  const found = await pool.query<Row>({
    name: `people-picker${but?.name ?? ''}`,
    text: `select ${personSummaryOf('a')} as person, ${school}
      from (${candidates(isNamed)}) found join people_search n on n.account_id = found.id
        ${joinAccount('a', 'n.account_id')} ${joinProfile}
      order by ${isFriendOf('$1', 'a.id')} desc, starts_with(n.names, $3) desc, a.display_name, a.id
      limit ${mostPeople}`,
    values: [viewer, nameQueryTokens(keyword), folded, friendsOnly, ...(but ? [but.value] : [])],
  })
  return found.rows.map(pickedOf)
}

export async function listFriends(pool: Pool, viewer: string, but?: But): Promise<PickedPerson[]> {
  const found = await pool.query<Row>({
    name: `people-picker-friends${but?.name ?? ''}`,
    text: `select ${personSummaryOf('a')} as person, ${school}
      from friendships f ${joinAccount('a', 'f.friend_id')} ${joinProfile}
      where f.person_id = $1 and ${visiblePerson('$1', 'a')} and ${but?.sql('a', '$2') ?? 'true'}
      order by a.display_name, a.id limit ${mostPeople}`,
    values: [viewer, ...(but ? [but.value] : [])],
  })
  return found.rows.map(pickedOf)
}

/** Returns people to choose from by part of a name; without a keyword, the viewer's friends. */
export function pickPeople(
  pool: Pool,
  viewer: string,
  keyword: string,
  options: { friendsOnly?: boolean; but?: But } = {},
) {
  const isEmpty = nameQueryTokens(keyword).length === 0
  return isEmpty ? listFriends(pool, viewer, options.but) : findPeople(pool, viewer, keyword, options)
}

function pickedOf({ person, schoolName }: Row): PickedPerson {
  return { ...person, schoolName }
}
