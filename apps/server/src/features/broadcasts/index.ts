import * as calls from '@learntrail/contract/broadcasts/broadcasts'
import { broadcastLimits } from '@learntrail/contract/broadcasts/limits'
import type { FastifyInstance } from 'fastify'
import { ofEverybody, ofPerson, staying, tableHomes } from '../../platform/database/table-homes.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { fileUses } from '../files/index.ts'
import { sharedTopics } from '../live/index.ts'
import { unreadThings } from '../shell/index.ts'
import { broadcastFileUse } from './broadcast.file-use.ts'
import { topicsOfBroadcasts } from './broadcasts.live.ts'
import * as service from './broadcasts.service.ts'
import { picturesStay } from './picture.erasure.ts'

export { audienceRole } from './broadcasts.queries.ts'

export const broadcastsFeature: Feature = {
  name: 'broadcasts',
  has: [
    tableHomes(
      ...staying(`${broadcastLimits.months} months`, ofEverybody('broadcasts')),
      ...ofPerson('account_id', 'broadcast_readers'),
    ),
    erasure([deleteRows({ table: 'broadcast_readers', by: 'account_id' }), picturesStay]),
    unreadThings({ name: 'broadcast', count: service.countBroadcasts }),
    sharedTopics(topicsOfBroadcasts),
    fileUses(broadcastFileUse),
  ],
  routes,
  jobs: service.lookAfterBroadcasts,
}

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
  bind(app, calls.countReach, async ({ person, body }) => ({
    count: await service.countReach(platform, person, body.audience),
  }))
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
