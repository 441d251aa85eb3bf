import type { GuardedPupil, GuardiansOfGroup } from '@learntrail/contract/guardians/inviting'
import type { Pool } from 'pg'
import { joinAccount } from '../accounts/index.ts'
import { ledIn } from '../groups/index.ts'
import { personSummaryOf } from '../people/index.ts'
import { guardiansOf, invitationsOf } from './guardians.repository.ts'
import { initialSights, isThere, sightsOf } from './visibility.sql.ts'

/** Returns the pupils of a group by seat number, with their guardians. */
export async function listPupils(pool: Pool, groupId: string, now: Date): Promise<GuardedPupil[]> {
  const { rows } = await pool.query<GuardedPupil>({
    name: 'guarded-pupils',
    text: `select ${personSummaryOf('a')} as person, led.member_number as "memberNumber", a.full_name as "realName",
        ${guardiansOf('a.id')} as guardians, ${invitationsOf('a.id', '$2')} as invitations
      from ${ledIn('$1::uuid')} led ${joinAccount('a', 'led.account_id')} and ${isThere('a')}
      order by led.number_order, led.since, led.account_id`,
    values: [groupId, now],
  })
  return rows
}

export async function findSights(pool: Pool, groupId: string): Promise<GuardiansOfGroup['sights']> {
  const { rows } = await pool.query<{ sights: GuardiansOfGroup['sights'] }>({
    name: 'guardian-sights',
    text: `select ${sightsOf('$1::uuid')} as sights`,
    values: [groupId],
  })
  return rows[0]?.sights ?? initialSights
}
