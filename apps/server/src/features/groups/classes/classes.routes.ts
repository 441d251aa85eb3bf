import * as calls from '@learntrail/contract/groups/classes'
import { listTeachingClasses } from '@learntrail/contract/groups/teaching'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as teaching from '../teaching/teaching.service.ts'
import { addClasses, addClassList, listClasses, readClassList } from './classes.service.ts'

const errorCode = 0 as const

export function classRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listClasses, async ({ person, params }) => ({
    errorCode,
    ...(await listClasses(platform, person, params.groupId)),
  }))
  bind(app, calls.addClasses, async ({ person, params, body }) => ({
    errorCode,
    ...(await addClasses(platform, person, params.groupId, body.classes)),
  }))
  bind(app, calls.readClassList, async ({ person, params, body }) => ({
    errorCode,
    items: await readClassList(platform, person, params.groupId, body.list),
  }))
  bind(app, calls.addClassList, async ({ person, params, body }) => ({
    errorCode,
    ...(await addClassList(platform, person, params.groupId, body.people)),
  }))
  bind(app, listTeachingClasses, ({ person }) => teaching.listTeachingClasses(platform, person))
}
