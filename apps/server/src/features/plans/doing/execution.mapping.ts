import type { PersonSummary } from '@learntrail/contract/people/person'
import type { PlanContent } from '@learntrail/contract/plans/content'
import type { DoneWeek, Execution, PlanResult } from '@learntrail/contract/plans/doing/doing'
import { type SchoolPlanSettings, schoolOfPlan } from '@learntrail/contract/plans/school/facts'
import { weekOfItem } from './weeks.rules.ts'

type OfWeek<Thing> = Thing & { weekId: string }

export interface ExecutionRow
  extends Pick<
    Execution,
    'projectId' | 'projectName' | 'user' | 'planVersion' | 'begunVersion' | 'timer' | 'reminderDay' | 'isAgreed'
  > {
  content: PlanContent
  schoolSettings: SchoolPlanSettings | null
  writes: boolean
  advises: boolean
  hasAdviser: boolean
  /** Null while the plan has not been begun. */
  begunAt: Date | null
  result: PlanResult | null
  resultVersion: number
  finishedAt: Date | null
  opinion: string | null
  opinionBy: PersonSummary
  opinionAt: Date | null
  certifiedBy: PersonSummary
  certifiedAt: Date | null
  weeks: Pick<DoneWeek, 'weekId' | 'version' | 'minutes' | 'note' | 'links' | 'files' | 'updatedAt'>[]
  done: OfWeek<DoneWeek['done'][number]>[]
  timers: OfWeek<DoneWeek['timers'][number]>[]
  records: (DoneWeek['records'][number] & { weekId: string | null; isOwn: boolean })[]
  said: OfWeek<DoneWeek['said'][number]>[]
}

export function executionOf(row: ExecutionRow): Execution {
  const { startedAt, endedAt, progress, criteria, motivation } = row.content
  const { summary = '', difference = '', evaluations = [] } = row.result ?? {}
  const { opinion, opinionAt, certifiedAt } = row
  return {
    projectId: row.projectId,
    projectName: row.projectName,
    user: row.user,
    school: schoolOfPlan(row.schoolSettings),
    content: { startedAt, endedAt, progress, criteria, motivation },
    weekPerProgress: weeksOf(row),
    timer: row.timer,
    reminderDay: row.reminderDay,
    begunVersion: row.begunVersion,
    planVersion: row.planVersion,
    result: { summary, difference, evaluations, version: row.resultVersion },
    opinion:
      opinion === null || opinionAt === null ? null : { text: opinion, by: row.opinionBy, at: opinionAt.toISOString() },
    certified: certifiedAt === null ? null : { by: row.certifiedBy, at: certifiedAt.toISOString() },
    finishedAt: row.finishedAt?.toISOString() ?? null,
    recordId: row.records.find(({ weekId, isOwn }) => weekId === null && isOwn)?.id ?? null,
    isAgreed: row.isAgreed,
    can: { write: row.writes, advise: row.advises, ask: row.writes && row.hasAdviser },
  }
}

/** Returns the plan's weeks in order, then weeks no longer in the plan in which something was done. */
export function weeksOf(
  row: Pick<ExecutionRow, 'content' | 'weeks' | 'done' | 'timers' | 'records' | 'said'>,
): DoneWeek[] {
  const { progress } = row.content
  const planned = progress.weeks.map(({ id }) => id)
  const order = progress.weeks.flatMap(({ items }) => items.map(({ id }) => id))
  const done = row.done
    .toSorted((one, other) => order.indexOf(one.itemId) - order.indexOf(other.itemId))
    .map((item) => ({ ...item, weekId: weekOfItem(progress, item.itemId) ?? item.weekId }))
  const named = [...row.weeks, ...done, ...row.timers, ...row.records, ...row.said].map(({ weekId }) => weekId)
  const left = new Set(named.filter((id): id is string => id !== null && !planned.includes(id)))
  return [...planned, ...left].map((weekId, place) => ({
    version: 0,
    minutes: 0,
    note: '',
    files: [],
    links: [],
    updatedAt: null,
    ...row.weeks.find((week) => week.weekId === weekId),
    weekId,
    number: place < planned.length ? place + 1 : null,
    done: of(done, weekId),
    timers: of(row.timers, weekId),
    records: of(row.records, weekId).map(({ id, title }) => ({ id, title })),
    said: of(row.said, weekId),
  }))
}

const of = <Thing extends { weekId: string | null }>(things: Thing[], weekId: string): Omit<Thing, 'weekId'>[] =>
  things.filter((thing) => thing.weekId === weekId).map(({ weekId: _, ...thing }) => thing)
