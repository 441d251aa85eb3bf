import { listMyFiles, readMyRoom, readShownFiles, removeMyFiles } from '@learntrail/contract/files/my-files'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findShownFiles } from './my-files.repository.ts'
import * as service from './my-files.service.ts'

export function myFileRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, listMyFiles, async ({ person, query }) => service.listMyFiles(platform, person.id, query))

  bind(app, readMyRoom, async ({ person }) => service.readMyRoom(platform, person.id))

  bind(app, readShownFiles, async ({ person, query }) => ({
    items: await findShownFiles(platform, person.id, query.ids),
  }))

  bind(app, removeMyFiles, async ({ person, body }) => service.removeMyFiles(platform, person.id, body.ids))
}
