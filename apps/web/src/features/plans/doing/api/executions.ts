import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../../api/call.ts'
import { isProblem } from '../../../../api/problem.ts'
import { outlivesPage } from '../../../../saving/at-close.rules.ts'
import { plansKey, readPlan } from '../../api/plans.ts'

/** Prefix of the query keys of plans being done. */
export const executionsKey = [...plansKey, 'doing'] as const

export const readExecution = (id: string) => call('GET /api/v2/sdl-service/executions/:id', { params: { id } })

/** The plan exists but nobody has begun it, and the viewer may not begin it. */
export class NotBegun extends Error {}

/** Begins the plan when an owner or member opens it for the first time; others only read. */
async function openExecution(id: string): Promise<Execution> {
  try {
    return await readExecution(id)
  } catch (problem) {
    if (!isProblem(problem, 'EXECUTION_NOT_FOUND')) throw problem
  }
  const { part } = await readPlan(id)
  if (part !== 'owner' && part !== 'member') throw new NotBegun()
  return call('POST /api/v2/sdl-service/executions', { body: { projectId: id } })
}

const keyOf = (id: string) => [...executionsKey, 'one', id]

/** For the screen on which a plan is done: may begin it. */
export const openedQuery = (id: string) =>
  queryOptions({ queryKey: keyOf(id), queryFn: () => openExecution(id), staleTime: 0 })

/** For readers of a plan that is already begun: never begins it. */
export const executionQuery = (id: string) =>
  queryOptions({ queryKey: keyOf(id), queryFn: () => readExecution(id), staleTime: 0 })

/** Puts a call's answer on the screen. */
export const keepExecution = (queryClient: QueryClient, execution: Execution) =>
  queryClient.setQueryData(openedQuery(execution.projectId).queryKey, execution)

type WeekBody = InputOf<'PATCH /api/v2/sdl-service/executions/:id/weeks/:weekId'>['body']
export const saveWeek = (id: string, weekId: string, body: WeekBody, isClosing: boolean) =>
  call('PATCH /api/v2/sdl-service/executions/:id/weeks/:weekId', {
    params: { id, weekId },
    body,
    keepalive: outlivesPage(body, isClosing),
  })

export interface WeekName {
  id: string
  weekId: string
}

export const turnTimer = ({ isRunning, ...params }: WeekName & { isRunning: boolean }) =>
  call('POST /api/v2/sdl-service/executions/:id/weeks/:weekId/timer', { params, body: { isRunning } })

export const recordWeek = ({ clientId, ...params }: WeekName & { clientId: string }) =>
  call('POST /api/v2/sdl-service/executions/:id/weeks/:weekId/record', { params, body: { clientId } })

export const sayAtWeek = ({ clientId, text, ...params }: WeekName & { clientId: string; text: string }) =>
  call('POST /api/v2/sdl-service/executions/:id/weeks/:weekId/said', { params, body: { clientId, text } })

export const changeReminder = ({ id, reminderDay }: { id: string; reminderDay: Execution['reminderDay'] }) =>
  call('PATCH /api/v2/sdl-service/executions/:id', { params: { id }, body: { reminderDay } })

type ResultBody = InputOf<'PATCH /api/v2/sdl-service/executions/:id/result'>['body']
export const saveResult = (id: string, body: ResultBody, isClosing: boolean) =>
  call('PATCH /api/v2/sdl-service/executions/:id/result', {
    params: { id },
    body,
    keepalive: outlivesPage(body, isClosing),
  })

export const finishExecution = ({ id, isFinished }: { id: string; isFinished: boolean }) =>
  call('POST /api/v2/sdl-service/executions/:id/finish', { params: { id }, body: { isFinished } })

export const giveOpinion = ({ id, ...body }: { id: string; text: string; isCertified: boolean }) =>
  call('PUT /api/v2/sdl-service/executions/:id/opinion', { params: { id }, body })

export const recordResult = (id: string) => call('POST /api/v2/sdl-service/executions/:id/record', { params: { id } })
