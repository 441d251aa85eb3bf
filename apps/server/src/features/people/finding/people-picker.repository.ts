import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Pool } from 'pg'
import { fold } from '../../../platform/search/fold.ts'
import { nameQueryTokens } from '../../../platform/search/tokens.ts'
import { personSummaryOf } from '../person-summary.ts'
import { joinProfile, shownSchool } from '../shown-parts.ts'
import { isFriendOf, visiblePerson } from '../visibility.ts'

export interface PickedPerson extends PersonSummary {
  schoolName: string | null
}

interface Row {
  person: PersonSummary
  schoolName: string | null
}

/** Most people a search answers at once. */
const mostPeople = 20

/** Of whom a name may be, so many are put in order: one character may be in the names of a tenth of all people. */
const rankedAtMost = 300

/** Some are there already and are not looked for: a condition on the account `a` that names `value`. */
export interface But {
  /** Of the statement. */
  name: string
  sql: (account: string, value: string) => string
  value: string
}

const candidates = (isNamed: string) => `
      (select a.id from friendships f join people_search n on n.account_id = f.friend_id join accounts a on a.id = n.account_id
        where f.person_id = $1 and ${isNamed})
      union (select a.id from people_search n join accounts a on a.id = n.account_id
        where not $4 and ${isNamed} limit ${rankedAtMost})`

const school = `${shownSchool('$1')} as "schoolName"`

/** People by a part of their names: friends first, then names that begin with it. */
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
        join accounts a on a.id = n.account_id ${joinProfile}
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
      from friendships f join accounts a on a.id = f.friend_id ${joinProfile}
      where f.person_id = $1 and ${visiblePerson('$1', 'a')} and ${but?.sql('a', '$2') ?? 'true'}
      order by a.display_name, a.id limit ${mostPeople}`,
    values: [viewer, ...(but ? [but.value] : [])],
  })
  return found.rows.map(pickedOf)
}

/** People to choose from, by a part of their names; without one, one's friends. */
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
