import * as calls from '@learntrail/contract/console/backups'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/audit/audit.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { askForBackup, readBackups } from './backups.service.ts'

export function backupRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readBackups, () => readBackups(platform))
  bind(app, calls.makeBackup, async (call) => {
    await askForBackup(platform, actorOf(call))
    return { ok: true }
  })
}
