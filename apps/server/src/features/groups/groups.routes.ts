import * as calls from '@learntrail/contract/groups/groups'
import type { FastifyInstance } from 'fastify'
import { bind, bindWritten } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { countIn } from './counts.service.ts'
import { isHandleTaken, listDeleted, listNames } from './groups.repository.ts'
import { addGroup, deleteGroup, editGroup, listGroups, readGroup, restoreGroup, viewOf } from './groups.service.ts'
import { recommendGroups } from './recommended/recommend.queries.ts'

const errorCode = 0 as const

export function groupRoutes(app: FastifyInstance, platform: Platform): void {
  bindWritten(app, calls.addGroup, async ({ person, body }) => ({
    errorCode,
    group: await addGroup(platform, person, body),
  }))
  bindWritten(app, calls.editGroup, async ({ person, body: { groupId, ...change } }) => ({
    errorCode,
    group: await editGroup(platform, person, groupId, change),
  }))
  bindWritten(app, calls.readGroup, async ({ person, query }) => ({
    errorCode,
    group: await readGroup(platform, person, query),
  }))
  bind(app, calls.listGroups, async ({ person, query }) => ({
    errorCode,
    ...(await listGroups(platform, person, query)),
  }))
  bind(app, calls.isHandleTaken, async ({ query }) => ({
    errorCode,
    isTaken: await isHandleTaken(platform.db, query.handle),
  }))
  bind(app, calls.countInGroup, async ({ person, query: { groupId } }) => ({
    errorCode,
    ...(await countIn(platform, person, groupId)),
  }))
  bind(app, calls.recommendGroups, async ({ person }) => ({
    errorCode,
    items: await recommendGroups(platform, person.id),
  }))
  bind(app, calls.listGroupNamesOf, async ({ person, body }) => ({
    errorCode,
    items: await listNames(platform.pool, person.id, body.personIds),
  }))
  bind(app, calls.deleteGroup, async ({ person, query }) => {
    await deleteGroup(platform, person, query.groupId, query.name)
    return { errorCode }
  })
  bindWritten(app, calls.restoreGroup, async ({ person, body }) => ({
    errorCode,
    group: await restoreGroup(platform, person, body.groupId),
  }))
  bindWritten(app, calls.listDeletedGroups, async ({ person }) => ({
    errorCode,
    items: (await listDeleted(platform.pool, person.id)).map(viewOf),
  }))
}
