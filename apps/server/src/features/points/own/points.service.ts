import type { PersonSummary } from '@learntrail/contract/people/person'
import { pointLimits } from '@learntrail/contract/points/limits'
import type { PointGoal, PointHolder, PointMovement } from '@learntrail/contract/points/points'
import { dayAfter, dayIn, mondayOf, startOfDay } from '../../../platform/clock/taipei.ts'
import { quickRead } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { firstIdOf } from '../../../platform/ids/ids.ts'
import { shownFrom } from '../../../platform/ledger/shown-from.ts'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listArchives } from '../archive/archives.repository.ts'
import { readGoal } from '../issuing/goal.service.ts'
import { type Actor, checkIsIn, checkReadsAll } from '../reach-points.policy.ts'
import * as queries from './points.queries.ts'
import { markSeenQuery } from './seen.repository.ts'

interface Holder {
  id: string
  balance: number
  received: number
  unread: number
}

const findHolder = async (platform: Platform, groupId: string, personId: string): Promise<Holder | undefined> =>
  (
    await platform.pool.query<Holder>({
      ...queries.holderQuery,
      values: [groupId, personId, shownFrom(platform.clock.now(), pointLimits.monthsShown)],
    })
  ).rows[0]

type Row = Omit<PointMovement, 'can'> & { canAnswer: boolean; canTakeBack: boolean }

interface Page {
  groupId: string
  holderId: string | undefined
  cursor: string | undefined
}

async function listMovements(platform: Platform, viewer: string, { groupId, holderId, cursor }: Page) {
  const before = idBefore(cursor)
  if (holderId === undefined) return { items: [], nextCursor: null }
  const values = [viewer, groupId, holderId, before, shownFrom(platform.clock.now(), pointLimits.monthsShown)]
  const { rows } = await platform.pool.query<Row>({ ...queries.movementsQuery, values })
  return pageOfMovements(rows)
}

const idBefore = (cursor: string | undefined) => (cursor === undefined ? lastId : decodeCursor(cursor, idKey)[0])

function pageOfMovements(rows: readonly Row[]) {
  const items = rows.map(({ canAnswer, canTakeBack, ...row }) => ({
    ...row,
    can: { answer: canAnswer, takeBack: canTakeBack },
  }))
  return pageOf(items, pointLimits.page, ({ id }) => [id])
}

interface Asked {
  groupId: string
  cursor?: string | undefined
}

interface Week {
  from: string
  points: number
}

interface Own extends Omit<Holder, 'id'> {
  isIn: boolean
  goal: PointGoal | null
  movements: Row[]
  weeks: Week[]
}

/** Returns the person's own points with the weeks compared and the common goal. */
export async function readOwnPoints({ pool, clock }: Platform, person: Actor, { groupId, cursor }: Asked) {
  const now = clock.now()
  const last = mondayOf(dayIn(now))
  const mondays = Array.from({ length: pointLimits.weeks }, (_, at) => dayAfter(last, 7 * (at + 1 - pointLimits.weeks)))
  const weeksFrom = firstIdOf(startOfDay(mondays[0] as string))
  const values = [groupId, person.id, shownFrom(now, pointLimits.monthsShown), idBefore(cursor), weeksFrom]
  const own = (await quickRead(pool, { ...queries.ownQuery, values })).rows[0] as Own | undefined
  if (!own?.isIn) return refuse('GROUP_NOT_FOUND')
  const { balance, received, unread, goal, movements } = own
  const given = new Map(own.weeks.map(({ from, points }) => [from, points]))
  const weeks = mondays.map((from) => ({ from, points: given.get(from) ?? 0 }))
  return { balance, received, unread, weeks, goal, ...pageOfMovements(movements) }
}

/** Returns a page of a member's movements, former members included, for the group's administrators. */
export async function listMemberPoints(
  platform: Platform,
  person: Actor,
  { groupId, personId, cursor }: Asked & { personId: string },
) {
  await checkReadsAll(platform, person, groupId)
  const known = await platform.pool.query<{ person: PersonSummary }>({
    ...queries.knownQuery,
    values: [groupId, personId],
  })
  const found = known.rows[0] ?? refuse('USER_NOT_FOUND')
  const holder = await findHolder(platform, groupId, personId)
  const { balance = 0, received = 0 } = holder ?? {}
  const movements = await listMovements(platform, person.id, { groupId, holderId: holder?.id, cursor })
  return { person: found.person, balance, received, ...movements }
}

/** Returns what a group may still give, its goal, its members' points and its archives, for its administrators. */
export async function readGroupPoints(platform: Platform, person: Actor, groupId: string) {
  await checkReadsAll(platform, person, groupId)
  const [status, { goal, version }, members, archives, standing] = await Promise.all([
    readStatus(platform, groupId),
    readGoal(platform.db, groupId),
    listHolders(platform, groupId),
    listArchives(platform.db, groupId),
    platform.pool.query<{ canReset: boolean; isArchived: boolean }>({
      ...queries.standingQuery,
      values: [person.id, groupId],
    }),
  ])
  const { remaining } = status
  const { canReset = false, isArchived = false } = standing.rows[0] ?? {}
  return { ...status, given: pointLimits.budget - remaining, goal, version, members, canReset, isArchived, archives }
}

/** Returns members in the order of their seat numbers, with their points. Administrators hold none. */
export const listHolders = async (platform: Platform, groupId: string): Promise<PointHolder[]> =>
  (await platform.pool.query<PointHolder>({ ...queries.membersQuery, values: [groupId, platform.clock.now()] })).rows

async function readStatus({ pool }: Platform, groupId: string) {
  const { rows } = await pool.query<{ balance: number }>({ ...queries.budgetQuery, values: [groupId] })
  const status = rows.length === 0 ? ('unused' as const) : ('used' as const)
  return { status, remaining: rows[0]?.balance ?? pointLimits.budget }
}

export async function readPointStatus(platform: Platform, person: Actor, groupId: string) {
  await checkIsIn(platform, person, groupId)
  return readStatus(platform, groupId)
}

/** Marks the member's movements as seen up to this one; an earlier one changes nothing. */
export async function markSeen(
  platform: Platform,
  person: Actor,
  { groupId, movementId }: { groupId: string; movementId: string },
): Promise<number> {
  await checkIsIn(platform, person, groupId)
  const seen = await platform.pool.query({ ...markSeenQuery, values: [groupId, person.id, movementId] })
  if (seen.rowCount === 0) refuse('POINTS_NOT_FOUND')
  return (await findHolder(platform, groupId, person.id))?.unread ?? 0
}
