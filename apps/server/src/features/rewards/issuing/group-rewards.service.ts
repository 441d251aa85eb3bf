import { rewardLimits } from '@learntrail/contract/rewards/limits'
import type { GivenReward, RewardReceiver } from '@learntrail/contract/rewards/rewards'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { shownFrom } from '../../../platform/ledger/shown-from.ts'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { takesNoGiftsFrom } from '../../people/index.ts'
import { checkReadsAll } from '../../points/index.ts'
import * as queries from './group-rewards.queries.ts'

interface School {
  id: string
  name: string
  remaining: number | null
}

/** Returns the members who can be given reward points, and what the school's budget has left. */
export async function readGroupRewards(platform: Platform, person: Pick<Person, 'id'>, groupId: string) {
  await checkReadsAll(platform, person, groupId)
  const { pool, db, clock } = platform
  const [members, found] = await Promise.all([
    pool.query<RewardReceiver>({ ...queries.receiversQuery, values: [groupId, clock.now()] }),
    pool.query<School>({ ...queries.schoolQuery, values: [groupId, person.id] }),
  ])
  const receiverIds = members.rows.map((member) => member.person.id)
  const takeNoGifts = new Set(
    await inTransaction(db, (transaction) => takesNoGiftsFrom(transaction, { giverId: person.id, receiverIds })),
  )
  const school = found.rows[0]
  return {
    school: school === undefined ? null : { id: school.id, name: school.name },
    remaining: school?.remaining ?? null,
    members: members.rows.map((member) => ({
      ...member,
      without: member.without ?? (takeNoGifts.has(member.person.id) ? ('gifts' as const) : null),
    })),
  }
}

type Row = Omit<GivenReward, 'can'> & { isOwn: boolean }

/** Lists rewards given recently in a group; the giver can take theirs back. */
export async function listGivenRewards(
  platform: Platform,
  person: Pick<Person, 'id'>,
  { groupId, cursor }: { groupId: string; cursor: string | undefined },
) {
  await checkReadsAll(platform, person, groupId)
  const [before] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const values = [groupId, person.id, before, shownFrom(platform.clock.now(), rewardLimits.monthsShown)]
  const { rows } = await platform.pool.query<Row>({ ...queries.givenQuery, values })
  const items = rows.map(({ isOwn, ...row }) => ({
    ...row,
    can: { takeBack: isOwn && !row.isTakenBack && row.person !== null },
  }))
  return pageOf(items, rewardLimits.page, ({ id }) => [id])
}
