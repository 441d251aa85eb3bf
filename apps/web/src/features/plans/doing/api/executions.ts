import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../../api/call.ts'
import { isProblem } from '../../../../api/problem.ts'
import { outlivesPage } from '../../../../saving/at-close.rules.ts'
import { plansKey, readPlan } from '../../api/plans.ts'

/** How plans are done. */
export const executionsKey = [...plansKey, 'doing'] as const

export const readExecution = (id: string) => call('GET /api/v2/sdl-service/executions/:id', { params: { id } })

/** The plan is there and nobody has begun it, and whoever looks is not the one to begin. */
export class NotBegun extends Error {}

/** It is begun by whoever writes it when they come here first; others only look. */
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

/** For the screen on which a plan is done. */
export const openedQuery = (id: string) =>
  queryOptions({ queryKey: keyOf(id), queryFn: () => openExecution(id), staleTime: 0 })

/** For those who only want to know, of a plan that is begun. */
export const executionQuery = (id: string) =>
  queryOptions({ queryKey: keyOf(id), queryFn: () => readExecution(id), staleTime: 0 })

/** What a call answered is what the screen shows. */
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
