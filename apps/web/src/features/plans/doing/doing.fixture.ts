import type { DoneWeek, Execution } from '@learntrail/contract/plans/doing/doing'
import type { Plan } from '@learntrail/contract/plans/plans'
import { schoolOfPlan } from '@learntrail/contract/plans/school/facts'
import type { AnswerOf } from '../../../api/call.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { hai, me } from '../../groups/groups.fixture.ts'
import { aPlan, cardOf, calls as planCalls, planId, planServer } from '../plans.fixture.ts'

const anId = (number: number) => `019f0000-0000-7000-8000-${String(number).padStart(12, '0')}`
export const weekIds = [anId(21), anId(22), anId(23)] as const
export const itemIds = [anId(31), anId(32), anId(33)] as const
export const [firstWeek, secondWeek, thirdWeek] = weekIds
export const recordId = anId(80)
export const at = '2026-11-20T08:00:00.000Z'
export { hai, me }

const day = 86_400_000
export const dayFromToday = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * day).toISOString().slice(0, 10)

const progress = {
  stages: [{ id: anId(11), goal: '訪談 3 個人', weekCount: 3 }],
  weeks: [
    { id: firstWeek, items: [{ id: itemIds[0], text: '寫訪綱', lessons: 2 }] },
    { id: secondWeek, items: [{ id: itemIds[1], text: '訪談船家', lessons: 3 }] },
    { id: thirdWeek, items: [{ id: itemIds[2], text: '整理逐字稿', lessons: 1 }] },
  ],
}

export const doneOf = (index: 0 | 1 | 2, change: Partial<DoneWeek['done'][number]> = {}): DoneWeek['done'][number] => {
  const item = progress.weeks[index]?.items[0]
  return { itemId: itemIds[index], text: item?.text ?? '', lessons: item?.lessons ?? 0, by: me, at, ...change }
}

export function aWeek(index: number, change: Partial<DoneWeek> = {}): DoneWeek {
  return {
    weekId: weekIds[index] ?? anId(29),
    number: index + 1,
    version: 0,
    done: [],
    minutes: 0,
    timers: [],
    note: '',
    files: [],
    links: [],
    records: [],
    said: [],
    updatedAt: null,
    ...change,
  }
}

/** Three weeks, the second of them now; nothing done yet. */
export function anExecution(change: Partial<Execution> = {}): Execution {
  return {
    projectId: planId,
    projectName: '河邊的人',
    user: me,
    school: schoolOfPlan(null),
    content: {
      startedAt: dayFromToday(-9),
      endedAt: dayFromToday(12),
      progress,
      criteria: ['訪談 3 個人', '寫出 2 頁整理'],
      motivation: '想知道他們怎麼生活',
    },
    weekPerProgress: [aWeek(0), aWeek(1), aWeek(2)],
    timer: null,
    reminderDay: null,
    begunVersion: 1,
    planVersion: 1,
    result: { summary: '', difference: '', evaluations: [], version: 0 },
    opinion: null,
    certified: null,
    finishedAt: null,
    recordId: null,
    isAgreed: true,
    can: { write: true, advise: false, ask: true },
    ...change,
  }
}

/** The same as its adviser sees it. */
export const anAdvised = (change: Partial<Execution> = {}) =>
  anExecution({ user: hai, can: { write: false, advise: true, ask: false }, ...change })

export const calls = {
  ...planCalls,
  open: 'POST /api/v2/sdl-service/executions',
  readDoing: 'GET /api/v2/sdl-service/executions/:id',
  saveWeek: 'PATCH /api/v2/sdl-service/executions/:id/weeks/:weekId',
  timer: 'POST /api/v2/sdl-service/executions/:id/weeks/:weekId/timer',
  recordWeek: 'POST /api/v2/sdl-service/executions/:id/weeks/:weekId/record',
  say: 'POST /api/v2/sdl-service/executions/:id/weeks/:weekId/said',
  remind: 'PATCH /api/v2/sdl-service/executions/:id',
  saveResult: 'PATCH /api/v2/sdl-service/executions/:id/result',
  finish: 'POST /api/v2/sdl-service/executions/:id/finish',
  opinion: 'PUT /api/v2/sdl-service/executions/:id/opinion',
  recordResult: 'POST /api/v2/sdl-service/executions/:id/record',
} as const

interface WeekBody {
  doneItemIds?: string[]
  version: number
  minutes?: number
  note?: string
  links?: DoneWeek['links']
}

/** A server on which this plan is being done; it keeps what is written. */
export function doingServer(first: Execution | null = anExecution(), plan: Plan = aPlan({ stage: 'doing' })) {
  let now = first
  const execution = () => now ?? refuse(404, { code: 'EXECUTION_NOT_FOUND' })
  const change = (part: (before: Execution) => Partial<Execution>) => {
    if (now) now = { ...now, ...part(now) }
    return execution()
  }
  const weekFrom = (path: string, part: (week: DoneWeek) => Partial<DoneWeek>) =>
    change(({ weekPerProgress }) => ({
      weekPerProgress: weekPerProgress.map((week) =>
        path.includes(week.weekId) ? { ...week, version: week.version + 1, ...part(week) } : week,
      ),
    }))
  return planServer(plan)
    .on(calls.list, { items: [cardOf(plan)], nextCursor: null })
    .on(calls.readDoing, execution)
    .on(calls.open, () => {
      now ??= anExecution()
      return now
    })
    .on(calls.saveWeek, ({ path, body }) => {
      const { doneItemIds, minutes, note, links } = body as WeekBody
      return weekFrom(path, (week) => ({
        done: doneItemIds ? doneOfIds(doneItemIds) : week.done,
        minutes: minutes ?? week.minutes,
        note: note ?? week.note,
        links: links ?? week.links,
      }))
    })
    .on(calls.timer, ({ path, body }) => {
      const weekId = weekIds.find((id) => path.includes(id)) ?? firstWeek
      const { isRunning } = body as { isRunning: boolean }
      const mine = { projectId: planId, projectName: '河邊的人', weekId, since: new Date().toISOString() }
      change(() => ({ timer: isRunning ? mine : null }))
      return weekFrom(path, ({ minutes, version }) => ({
        // Running the timer alone does not count as writing.
        version: version === 0 ? 0 : version + 1,
        minutes: isRunning ? minutes : minutes + 25,
      }))
    })
    .on(calls.recordWeek, ({ path }) => {
      weekFrom(path, () => ({ records: [{ id: recordId, title: '河邊的人 第 2 週' }] }))
      return { recordId }
    })
    .on(calls.say, ({ path, body }) =>
      weekFrom(path, ({ said }) => ({
        said: [
          ...said,
          { id: anId(90 + said.length), by: me, isAdviser: false, at, text: (body as { text: string }).text },
        ],
      })),
    )
    .on(calls.remind, ({ body }) => change(() => body as Pick<Execution, 'reminderDay'>))
    .on(calls.saveResult, ({ body }) =>
      change(({ result }) => ({
        result: { ...result, ...(body as Partial<Execution['result']>), version: result.version + 1 },
      })),
    )
    .on(calls.finish, ({ body }) =>
      change(() => ({ finishedAt: (body as { isFinished: boolean }).isFinished ? at : null })),
    )
    .on(calls.opinion, ({ body }) => {
      const { text, isCertified } = body as { text: string; isCertified: boolean }
      return change(() => ({ opinion: { text, by: me, at }, certified: isCertified ? { by: me, at } : null }))
    })
    .on(calls.recordResult, (): AnswerOf<typeof calls.recordResult> => {
      change(() => ({ recordId }))
      return { recordId }
    })
}

const doneOfIds = (ids: readonly string[]) =>
  ([0, 1, 2] as const).filter((index) => ids.includes(itemIds[index])).map((index) => doneOf(index))
