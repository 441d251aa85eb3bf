import { levelOf } from '@learntrail/contract/groups/roles'
import type { PlanStage } from '@learntrail/contract/plans/facts'
import type { Person } from '../../../platform/access/person.ts'
import { minuteIn } from '../../../platform/clock/taipei.ts'
import type { Platform } from '../../../platform/platform.ts'
import { bySeat, type ListIn, listEverybody } from '../../groups/index.ts'
import { isSigner, stageOf } from '../visible.sql.ts'
import { classTableTexts } from './class-table.texts.ts'

interface Row {
  personId: string
  name: string
  stage: PlanStage
  startedAt: string | null
  endedAt: string | null
  lessons: number
  doneLessons: number | null
  activeAt: Date
}

/** $1 viewer, $2 people. For each person, the most recently active plan that the viewer was asked to sign. */
const plansOfPeople = {
  name: 'plans-of-class',
  text: `select distinct on (of_person.id) of_person.id as "personId", plan.name, ${stageOf('plan')} as stage,
      plan.started_at::text as "startedAt", plan.ended_at::text as "endedAt", plan.lessons,
      done.done_lessons as "doneLessons", greatest(plan.updated_at, done.active_at) as "activeAt"
    from unnest($2::uuid[]) of_person(id)
      join lateral (select own.id from plans own where own.owner_id = of_person.id
        union all select m.plan_id from plan_members m where m.person_id = of_person.id and m.state = 'accepted') theirs on true
      join plans plan on plan.id = theirs.id and ${isSigner('$1', 'plan')}
      left join plan_executions done on done.plan_id = plan.id
    order by of_person.id, greatest(plan.updated_at, done.active_at) desc, plan.id`,
}

/** Returns the state of a class's plans, for administrators of the class who sign them. */
export async function classPlansAsList(
  platform: Platform,
  person: Pick<Person, 'id'>,
  groupId: string,
): Promise<ListIn> {
  const everybody = await listEverybody(platform, person, groupId, 'administrators')
  const pupils = bySeat(everybody.filter(({ role }) => levelOf(role) === 2))
  const values = [person.id, pupils.map((one) => one.person.id)]
  const { rows } = await platform.pool.query<Row>({ ...plansOfPeople, values })
  const planOf = new Map(rows.map((row) => [row.personId, row]))
  return (locale) => {
    const { kind, columns, stages, none, between } = classTableTexts[locale]
    const cellsOf = (plan: Row | undefined) => {
      if (plan === undefined) return [null, none, null, null, null, null]
      const { name, stage, startedAt, endedAt, lessons, doneLessons, activeAt } = plan
      const days = startedAt === null && endedAt === null ? null : `${startedAt ?? ''}${between}${endedAt ?? ''}`
      return [name, stages[stage], days, lessons, doneLessons, minuteIn(activeAt)]
    }
    const { plan, stage, days, lessons, done, active } = columns
    return {
      kind,
      about: '',
      columns: [plan, stage, days, lessons, done, active],
      people: pupils.map(({ person, memberNumber }) => ({
        person,
        memberNumber,
        cells: cellsOf(planOf.get(person.id)),
      })),
    }
  }
}
