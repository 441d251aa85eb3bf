import { listAudit as listAuditCall } from '@learntrail/contract/console/audit'
import { listRooms as listRoomsCall } from '@learntrail/contract/console/rooms'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { listAudit } from './audit.service.ts'
import { listRooms } from './rooms.service.ts'

export function consoleRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, listRoomsCall, async ({ person }) => ({ rooms: await listRooms(platform, person.staffLevel) }))
  bind(app, listAuditCall, ({ query }) => listAudit(platform, query))
}
