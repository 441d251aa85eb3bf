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

const isNamed = `n.tokens @> $2::text[] and position($3 in n.names) > 0 and a.id <> $1 and ${visiblePerson('$1', 'a')}`

const candidates = `
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
  friendsOnly = false,
): Promise<PickedPerson[]> {
  const folded = fold(keyword)
  const found = await pool.query<Row>({
    name: 'people-picker',
    text: `select ${personSummaryOf('a')} as person, ${school}
      from (${candidates}) found join people_search n on n.account_id = found.id
        join accounts a on a.id = n.account_id ${joinProfile}
      order by ${isFriendOf('$1', 'a.id')} desc, starts_with(n.names, $3) desc, a.display_name, a.id
      limit ${mostPeople}`,
    values: [viewer, nameQueryTokens(keyword), folded, friendsOnly],
  })
  return found.rows.map(pickedOf)
}

export async function listFriends(pool: Pool, viewer: string): Promise<PickedPerson[]> {
  const found = await pool.query<Row>({
    name: 'people-picker-friends',
    text: `select ${personSummaryOf('a')} as person, ${school}
      from friendships f join accounts a on a.id = f.friend_id ${joinProfile}
      where f.person_id = $1 and ${visiblePerson('$1', 'a')}
      order by a.display_name, a.id limit ${mostPeople}`,
    values: [viewer],
  })
  return found.rows.map(pickedOf)
}

function pickedOf({ person, schoolName }: Row): PickedPerson {
  return { ...person, schoolName }
}
