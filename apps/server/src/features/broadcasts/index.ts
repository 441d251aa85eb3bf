import * as calls from '@learntrail/contract/broadcasts/broadcasts'
import type { FastifyInstance } from 'fastify'
import { registerRoom } from '../../platform/console/rooms.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { registerErasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { registerFileUse } from '../files/index.ts'
import { registerSharedTopics } from '../live/index.ts'
import { registerUnread } from '../shell/index.ts'
import { broadcastFileUse } from './broadcast-file-use.ts'
import * as service from './broadcasts.service.ts'
import { picturesStay } from './keep-pictures.ts'
import { topicsOfBroadcasts } from './tell-broadcasts.ts'

registerRoom({ room: 'broadcasts', level: 'operator' })
registerUnread('broadcast', service.countBroadcasts)
registerFileUse(broadcastFileUse)
registerSharedTopics(topicsOfBroadcasts)
registerErasure(deleteRows({ table: 'broadcast_readers', by: 'account_id' }), picturesStay)

export const broadcastsFeature: Feature = { name: 'broadcasts', routes, jobs: service.lookAfterBroadcasts }

const done = { ok: true } as const

function routes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listBroadcasts, ({ person, body }) => service.listBroadcasts(platform, person.id, body.cursor))
  bind(app, calls.readBroadcast, async ({ person, body }) => {
    await service.readBroadcast(platform, person.id, body.id)
    return done
  })
  bind(app, calls.informOfBroadcasts, async ({ person }) => ({
    count: await service.informOfBroadcasts(platform, person.id),
  }))
  bind(app, calls.countBroadcasts, async ({ person }) => ({
    count: await service.countBroadcasts(platform, person.id),
  }))
  bind(app, calls.writeBroadcast, ({ person, body }) => service.writeBroadcast(platform, person, body))
  bind(app, calls.listSentBroadcasts, async ({ person }) => ({ items: await service.listSent(platform, person) }))
  bind(app, calls.correctBroadcast, async ({ person, params, body }) => {
    await service.correctBroadcast(platform, person, params.id, body)
    return done
  })
  bind(app, calls.withdrawBroadcast, async ({ person, params }) => {
    await service.withdrawBroadcast(platform, person, params.id)
    return done
  })
}
