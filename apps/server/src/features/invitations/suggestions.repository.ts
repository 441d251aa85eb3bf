import type { suggestionReasons } from '@learntrail/contract/invitations/invitations'
import { invitationLimits } from '@learntrail/contract/invitations/limits'
import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Relation } from '@learntrail/contract/people/relation'
import type { Pool } from 'pg'
import { asWritten } from '../../platform/database/index.ts'
import type { JsonText } from '../../platform/json/json-text.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { joinAccount } from '../accounts/index.ts'
import {
  areAskedToBeFriends,
  closenessOf,
  isFriendOf,
  isShown,
  personSummaryOf,
  relationOf,
  shownSchool,
  visiblePerson,
} from '../people/index.ts'
import { everyOrganization, joinProfile } from '../profiles/index.ts'

export interface SuggestionRow {
  person: JsonText<PersonSummary>
  schoolName: string | null
  relation: JsonText<Relation>
  reason: (typeof suggestionReasons)[number]
}

/**
 * $1 viewer. The inviter comes first, then people in the same grade of the same school, then the rest of the school,
 * newest first: newcomers know the fewest people too. A person who hides their school from the viewer is not suggested
 * as a schoolmate. Friends, and people with a pending request in either direction, are left out.
 */
const suggestionsQuery = {
  name: 'people-suggestions',
  text: `with mine as (
      select o.school_id, o.grade, o.academic_role from ${everyOrganization('o')} where o.account_id = $1 and o.school_id is not null
    ), known as (
      (select i.inviter_id as id, 0 as nearness from invitation_arrivals i where i.account_id = $1)
      union all
      (select o.account_id, case when o.grade = mine.grade and o.academic_role = mine.academic_role then 1 else 2 end
        from mine join ${everyOrganization('o')} on o.school_id = mine.school_id
        where o.account_id <> $1 order by o.account_id desc ${limitTo(invitationLimits.schoolmatesLookedAt)})
    ), nearest as (select id, min(nearness) as nearness from known group by id)
    select ${personSummaryOf('a')} as person, ${shownSchool('$1')} as "schoolName",
      ${relationOf('$1', 'a.id')} as relation,
      case when n.nearness = 0 then 'inviter' when n.nearness = 1 and ${isShown('grade', closenessOf('$1'))}
        then 'classmate' else 'schoolmate' end as reason
    from nearest n ${joinAccount('a', 'n.id')} ${joinProfile}
    where a.suspended_at is null and (n.nearness = 0 or ${isShown('school', closenessOf('$1'))}) and ${visiblePerson('$1', 'a')}
      and not ${isFriendOf('$1', 'a.id')}
      and not ${areAskedToBeFriends('$1', 'a.id')}
    order by n.nearness, a.id desc ${limitTo(invitationLimits.suggestions)}`,
}

export async function listSuggestions(pool: Pool, viewer: string): Promise<SuggestionRow[]> {
  const found = await pool.query<SuggestionRow>({ ...suggestionsQuery, types: asWritten, values: [viewer] })
  return found.rows
}
