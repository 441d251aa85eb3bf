import * as calls from '@learntrail/contract/plans/doing/doing'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openExecution, readExecution } from './executions.service.ts'
import { recordResult, recordWeek } from './records.service.ts'
import { changeReminder } from './reminders.service.ts'
import { finishExecution, giveOpinion, saveResult } from './result.service.ts'
import { sayAtWeek } from './said.service.ts'
import { saveWeek } from './save-week.service.ts'
import { turnTimer } from './timers.service.ts'

export function doingRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.openExecution, ({ person, body }) => openExecution(platform, person, body.projectId))
  bind(app, calls.readExecution, ({ person, params }) => readExecution(platform, person, params.id))
  bind(app, calls.saveWeek, ({ person, params, body }) => saveWeek(platform, person, params, body))
  bind(app, calls.turnTimer, ({ person, params, body }) => turnTimer(platform, person, { ...params, ...body }))
  bind(app, calls.recordWeek, ({ person, params, body }) => recordWeek(platform, person, { ...params, ...body }))
  bind(app, calls.sayAtWeek, ({ person, params, body }) => sayAtWeek(platform, person, { ...params, ...body }))
  bind(app, calls.changeReminder, ({ person, params, body }) =>
    changeReminder(platform, person, params.id, body.reminderDay),
  )
  bind(app, calls.saveResult, ({ person, params, body }) => saveResult(platform, person, params.id, body))
  bind(app, calls.finishExecution, ({ person, params, body }) =>
    finishExecution(platform, person, params.id, body.isFinished),
  )
  bind(app, calls.giveOpinion, ({ person, params, body }) => giveOpinion(platform, person, params.id, body))
  bind(app, calls.recordResult, ({ person, params }) => recordResult(platform, person, params.id))
}
