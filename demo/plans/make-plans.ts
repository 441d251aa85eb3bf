import { durations } from '@learntrail/contract/limits'
import type { PlanProgress } from '@learntrail/contract/plans/content'
import { privacy } from '@learntrail/contract/posts/posts'
import {
  answerMembership,
  createPlan,
  favorPlan,
  inviteMember,
  sharePlan,
} from '../../apps/server/src/features/plans/demo.ts'
import { dayIn } from '../../apps/server/src/platform/clock/taipei.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { type DemoPlan, plans } from './plans.ts'

/** Makes learning plans; others keep those that are shown. Idempotent. */
export async function makePlans({ platform, calendar }: Making, ids: Ids): Promise<void> {
  for (const plan of plans) {
    const at = platformAt(platform, calendar.daysAgo(plan.daysAgo))
    const owner = actor(idOf(ids, plan.by))
    const made = await createPlan(at, owner, {
      ...plan.content,
      ...daysOf(plan, calendar.daysAgo(plan.daysAgo)),
      progress: progressOf(plan),
      clientId: stableId(`plan of ${plan.by}`),
      writer: stableId('writer'),
      save: 1,
    })
    for (const person of (plan.along ?? []).map((key) => actor(idOf(ids, key)))) {
      await inviteMember(at, owner, made._id, person.id)
      await answerMembership(at, person, made._id, true)
    }
    if (plan.shownTo === undefined) continue
    await sharePlan(
      platformAt(platform, calendar.daysAgo(plan.daysAgo - 1)),
      owner,
      made._id,
      await audienceOf(plan.shownTo),
    )
    for (const [turn, key] of (plan.keptBy ?? []).entries()) {
      const later = platformAt(platform, calendar.daysAgo(Math.max(1, plan.daysAgo - 2 - turn * 3)))
      await favorPlan(later, actor(idOf(ids, key)), made._id, true)
    }
  }

  async function audienceOf(shownTo: NonNullable<DemoPlan['shownTo']>) {
    if (shownTo === 'everybody') return { privacy: privacy.public, groupIds: [], showsOwner: true }
    const found = await platform.pool.query<{ id: string }>('select id from groups where handle = $1', [shownTo.group])
    return { privacy: privacy.group, groupIds: found.rows.map(({ id }) => id), showsOwner: true }
  }
}

const weeksOf = ({ stages }: DemoPlan) => stages.flatMap(({ weeks }) => weeks)

/** Returns the plan's days, from a Monday to the Sunday of its last week. */
function daysOf(plan: DemoPlan, madeAt: Date) {
  if (plan.startsAfterWeeks === undefined) return {}
  const day = Date.parse(dayIn(madeAt))
  const monday = day - ((new Date(day).getUTCDay() + 6) % 7) * durations.day
  const startedAt = monday + plan.startsAfterWeeks * durations.week
  const endedAt = startedAt + weeksOf(plan).length * durations.week - durations.day
  return { startedAt: dayText(startedAt), endedAt: dayText(endedAt) }
}

const dayText = (at: number) => new Date(at).toISOString().slice(0, 10)

function progressOf(plan: DemoPlan): PlanProgress {
  const idOfPart = (part: string) => stableId(`plan of ${plan.by}: ${part}`)
  return {
    stages: plan.stages.map(({ goal, weeks }, stage) => ({
      id: idOfPart(`stage ${stage}`),
      goal,
      weekCount: weeks.length,
    })),
    weeks: weeksOf(plan).map((week, number) => ({
      id: idOfPart(`week ${number}`),
      items: week.map(([text, lessons], item) => ({ id: idOfPart(`week ${number} item ${item}`), text, lessons })),
    })),
  }
}
