import { groupChanged } from '@learntrail/contract/groups/events'
import { eq, sql } from 'drizzle-orm'
import { dayIn, mondayOf } from '../../../platform/clock/taipei.ts'
import { clientOf, inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkActsForSchool } from '../../accounts/index.ts'
import { holdAdministered, readGroup, showLeaderboard } from '../../groups/index.ts'
import { tellOfPoints } from '../points.live.ts'
import { pointLeaderboards, pointPlaces, pointSchools } from '../points.tables.ts'
import { type Actor, checkIsIn } from '../reach-points.policy.ts'
import * as queries from './leaderboard.queries.ts'
import { placesOf } from './leaderboard.rules.ts'

const atOnce = 100

/** Makes the leaderboards that are of an earlier week; repeating it changes nothing. */
export async function makeLeaderboards(platform: Platform): Promise<void> {
  const week = mondayOf(dayIn(platform.clock.now()))
  for (;;) {
    const { rows } = await platform.pool.query<{ id: string }>({ ...queries.dueQuery, values: [week, atOnce] })
    for (const { id } of rows)
      await inTransaction(platform.db, (transaction) => makeLeaderboard(platform, transaction, id))
    if (rows.length < atOnce) return
  }
}

/** Makes this week's leaderboard, unless another process has made it. */
async function makeLeaderboard(platform: Platform, transaction: Transaction, groupId: string): Promise<void> {
  const at = platform.clock.now()
  const week = mondayOf(dayIn(at))
  const claimed = await transaction
    .insert(pointLeaderboards)
    .values({ groupId, week, madeAt: at })
    .onConflictDoUpdate({
      target: pointLeaderboards.groupId,
      set: { week, madeAt: at },
      setWhere: sql`${pointLeaderboards.week} < ${week}`,
    })
  if (claimed.rowCount === 0) return
  const { rows } = await clientOf(transaction).query({
    ...queries.countedQuery,
    values: [groupId],
  })
  await transaction.delete(pointPlaces).where(eq(pointPlaces.groupId, groupId))
  const places = placesOf(rows as { accountId: string; points: number }[]).map((place) => ({ groupId, ...place }))
  if (places.length > 0) await transaction.insert(pointPlaces).values(places)
  await tellOfPoints(platform, transaction, groupId, [])
}

interface Standing {
  isOn: boolean
  isForbidden: boolean
  week: string | null
  madeAt: Date | null
  hidesName: boolean
}

/** Returns a group's leaderboard as its members see it; without places when it is off or forbidden. */
export async function readLeaderboard({ pool, ...platform }: Platform, person: Actor, groupId: string) {
  await checkIsIn({ pool, ...platform }, person, groupId)
  const values = [person.id, groupId]
  const [standing, places] = await Promise.all([
    pool.query<Standing>({ ...queries.standingQuery, values }),
    pool.query({ ...queries.placesQuery, values }),
  ])
  const { isOn, isForbidden, week, madeAt, hidesName } = standing.rows[0] ?? refuse('GROUP_NOT_FOUND')
  const isShown = isOn && !isForbidden
  return {
    isOn: isShown,
    isForbidden,
    hidesName,
    week: isShown ? week : null,
    madeAt: isShown ? (madeAt?.toISOString() ?? null) : null,
    items: isShown ? places.rows : [],
  }
}

/** Switches a leaderboard on or off. Switched on, it is made at once. */
export async function changeLeaderboard(platform: Platform, person: Actor, groupId: string, isShown: boolean) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { name, showsLeaderboard, schoolId } = await holdAdministered(transaction, person, groupId)
    if (isShown && (await forbids(transaction, schoolId))) refuse('LEADERBOARD_FORBIDDEN')
    if (showsLeaderboard === isShown) return
    await showLeaderboard(transaction, groupId, isShown)
    const fact = { actorId: person.id, subjectId: groupId, data: { name }, at }
    await platform.events.record(transaction, groupChanged, fact)
    if (isShown) await makeLeaderboard(platform, transaction, groupId)
    await tellOfPoints(platform, transaction, groupId, [])
  })
  return readGroup(platform, person, { groupId })
}

async function forbids(transaction: Transaction, schoolId: string | null): Promise<boolean> {
  if (schoolId === null) return false
  const [found] = await transaction.select().from(pointSchools).where(eq(pointSchools.schoolId, schoolId)).for('share')
  return found?.forbidsLeaderboards ?? false
}

/** Hides or shows a member's name on this and all later leaderboards. */
export async function hideName(platform: Platform, person: Actor, groupId: string, isHidden: boolean): Promise<void> {
  await checkIsIn(platform, person, groupId)
  await inTransaction(platform.db, async (transaction) => {
    await transaction.execute(sql`
      insert into point_accounts (group_id, id, kind, account_id, balance, hides_name)
      values (${groupId}, ${newId(platform.clock.now().getTime())}, 'member', ${person.id}, 0, ${isHidden})
      on conflict (group_id, account_id) where account_id is not null do update set hides_name = ${isHidden}`)
    await tellOfPoints(platform, transaction, groupId, [])
  })
}

/** Returns what a school decided for all its groups. */
export async function readSchoolPoints(platform: Platform, person: Actor, schoolId: string) {
  await checkActsForSchool(platform.db, person.id, schoolId)
  const [found] = await platform.db.select().from(pointSchools).where(eq(pointSchools.schoolId, schoolId))
  return { forbidsLeaderboards: found?.forbidsLeaderboards ?? false }
}

export async function changeSchoolPoints(
  platform: Platform,
  person: Actor,
  { schoolId, forbidsLeaderboards }: { schoolId: string; forbidsLeaderboards: boolean },
) {
  await checkActsForSchool(platform.db, person.id, schoolId)
  await platform.db
    .insert(pointSchools)
    .values({ schoolId, forbidsLeaderboards })
    .onConflictDoUpdate({ target: pointSchools.schoolId, set: { forbidsLeaderboards } })
  return { forbidsLeaderboards }
}
