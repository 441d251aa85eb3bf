import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Relation } from '@learntrail/contract/people/relation'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { asWritten, type Transaction } from '../../platform/database/index.ts'
import { withValues } from '../../platform/database/with-values.ts'
import type { JsonText } from '../../platform/json/json-text.ts'
import { lastMoment, type MomentKey } from '../../platform/paging/by-moment.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { fromAccounts, joinAccount } from '../accounts/index.ts'
import { personSummaryOf, relationOf, shownSchool, visiblePerson } from '../people/index.ts'
import { joinProfile } from '../profiles/index.ts'

/** Records which inviter's link brought an account; false when one is recorded already or the account is gone. */
export async function insertArrival(
  transaction: Transaction,
  { accountId, inviterId, at }: { accountId: string; inviterId: string; at: Date },
): Promise<boolean> {
  // An account whose mail was never confirmed may be gone before this event is heard.
  const { rowCount } = await transaction.execute(sql`
    insert into invitation_arrivals (account_id, inviter_id, at)
    select a.id, ${inviterId}, ${at} ${withValues(fromAccounts('a', '$1'), accountId)} on conflict do nothing`)
  return rowCount === 1
}

export interface ArrivalRow {
  id: string
  person: JsonText<PersonSummary>
  schoolName: string | null
  relation: JsonText<Relation>
  at: string
}

const arrivalsQuery = (limit: number) => ({
  name: `invitation-arrivals-${limit}`,
  text: `select a.id, ${personSummaryOf('a')} as person, ${shownSchool('$1')} as "schoolName",
      ${relationOf('$1', 'a.id')} as relation, i.at
    from invitation_arrivals i ${joinAccount('a', 'i.account_id')} ${joinProfile}
    where i.inviter_id = $1 and (i.at, i.account_id) < ($2::timestamptz, $3::uuid) and ${visiblePerson('$1', 'a')}
    order by i.at desc, i.account_id desc ${limitTo(limit)}`,
})

/** Returns the newest page of people who joined through the inviter's links, as the inviter may see them. */
export async function listArrivals(
  pool: Pool,
  inviter: string,
  { after, limit }: { after: MomentKey | undefined; limit: number },
): Promise<ArrivalRow[]> {
  const found = await pool.query<ArrivalRow>({
    ...arrivalsQuery(limit),
    types: asWritten,
    values: [inviter, ...(after ?? lastMoment)],
  })
  return found.rows
}
