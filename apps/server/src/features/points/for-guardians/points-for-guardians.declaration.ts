import { guardianPaths } from '@learntrail/contract/guardians/paths'
import type { GuardianPoints } from '@learntrail/contract/points/for-guardians'
import { pointLimits } from '@learntrail/contract/points/limits'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Pool } from 'pg'
import type { Guardian } from '../../../platform/access/person.ts'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { shownFrom } from '../../../platform/ledger/shown-from.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type GuardianPart, groupsOfChild, reachChild, sightsOf } from '../../guardians/index.ts'
import { questionSeen } from '../../homework/index.ts'
import { entriesOf } from '../entries.sql.ts'

/** $1 child, $2 first entry id shown. The child's points in groups that show them, with the newest movements. */
const pointsQuery = {
  name: 'points-for-guardian',
  text: `select g.id as "groupId", g.name as "groupName", h.balance, coalesce(last.movements, '[]') as movements
    from ${groupsOfChild('$1::uuid')} g cross join lateral (select ${sightsOf('g.id')} as seen) sights
      join point_accounts h on h.group_id = g.id and h.account_id = $1
      cross join lateral (
        select json_agg(m order by m.id desc) as movements from (
          select e.id, e.kind, e.points,
            ${isoTime('act.made_at')} as at, act.reason, ${questionSeen('$1', 'act.question_id')} ->> 'title' as homework
          from ${entriesOf('g.id', 'h.id')} e join point_acts act on act.group_id = e.group_id and act.id = e.act_id
          where e.id >= $2
          order by e.id desc limit ${pointLimits.forGuardian}) m) last
    where (sights.seen ->> 'points')::boolean order by g.name, g.id`,
}

async function readPoints(pool: Pool, childId: string, now: Date): Promise<GuardianPoints> {
  const values = [childId, shownFrom(now, pointLimits.monthsShown)]
  const { rows } = await pool.query<GuardianPoints['groups'][number]>({ ...pointsQuery, values })
  return { groups: rows }
}

export async function listForGuardian({ db, pool, clock }: Platform, guardian: Guardian, childId: string) {
  await reachChild(db, guardian, childId)
  return readPoints(pool, childId, clock.now())
}

const texts: Record<Locale, (points: number, group: string) => string> = {
  tw: (points, group) => `在「${group}」得到 ${points} 點`,
  en: (points, group) => `${points === 1 ? '1 point' : `${points} points`} in “${group}”`,
}

export const pointsForGuardians: GuardianPart = {
  name: 'points',
  async linesOfWeek({ pool }, { childId, locale, since, now }) {
    const { groups } = await readPoints(pool, childId, now)
    return groups.flatMap(({ groupName, movements }) => {
      const ofWeek = movements.filter(({ at, kind }) => Date.parse(at) >= since.getTime() && kind !== 'reset')
      const points = ofWeek.reduce((sum, movement) => sum + movement.points, 0)
      return points > 0 ? [{ sentence: texts[locale](points, groupName), to: guardianPaths.child(childId) }] : []
    })
  },
}
