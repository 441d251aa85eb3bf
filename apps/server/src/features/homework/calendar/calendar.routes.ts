import * as calendar from '@learntrail/contract/homework/calendar'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { endAddress, readAddress, readCalendar, renewAddress } from './calendar.service.ts'

export function homeworkCalendarRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calendar.readCalendarAddress, ({ person }) => readAddress(platform, person))
  bind(app, calendar.renewCalendarAddress, ({ person }) => renewAddress(platform, person))
  bind(app, calendar.endCalendarAddress, ({ person }) => endAddress(platform, person))
  bind(app, calendar.readCalendar, async ({ params, reply }) =>
    reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="homework.ics"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(await readCalendar(platform, params.fileName)),
  )
}
