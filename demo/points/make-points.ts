import {
  answerPoints,
  changeLeaderboard,
  issuePoints,
  keepPointMonths,
  listMemberPoints,
  proveLedger,
  setGoal,
  takeBack,
} from '../../apps/server/src/features/points/demo.ts'
import { groupIdOf } from '../groups/group-id.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { points } from './points.ts'

/** Gives a class the points of a term and a shared goal. Idempotent. */
export async function makePoints({ platform, calendar }: Making, ids: Ids): Promise<void> {
  const { by, goal, given, wrong } = points
  const groupId = await groupIdOf(platform, points.group)
  const teacher = actor(idOf(ids, by))
  // The class has its points already, and setting the goal again would restart it.
  const known = await platform.pool.query('select from point_goals where group_id = $1', [groupId])
  if (known.rowCount === 1) return
  const { daysAgo, ...wanted } = goal
  await setGoal(platformAt(platform, calendar.daysAgo(daysAgo)), teacher, { groupId, version: 0, goal: wanted })
  for (const one of [...given, wrong]) {
    const at = platformAt(platform, calendar.daysAgo(one.daysAgo))
    await issuePoints(at, teacher, {
      groupId,
      clientId: stableId(`points ${one.reason} ${one.daysAgo}`),
      points: one.points,
      reason: one.reason,
      memberIds: one.to.map((key) => idOf(ids, key)),
    })
    const [key, answer] = one.answer ?? []
    if (key === undefined || answer === undefined) continue
    const { items } = await listMemberPoints(at, teacher, { groupId, personId: idOf(ids, key) })
    const movementId = items.find(({ reason }) => reason === one.reason)?.id ?? ''
    await answerPoints(at, actor(idOf(ids, key)), { groupId, movementId, answer })
  }
  const [mistaken] = wrong.to
  const later = platformAt(platform, calendar.daysAgo(wrong.daysAgo - 1))
  const { items } = await listMemberPoints(later, teacher, { groupId, personId: idOf(ids, mistaken ?? by) })
  const movementId = items.find(({ points: given }) => given === wrong.points)?.id ?? ''
  await takeBack(later, teacher, { groupId, movementId })
  await changeLeaderboard(platform, teacher, groupId, true)
  await keepPointMonths(platform)
  await proveLedger(platform)
}
