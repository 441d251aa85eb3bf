import { listEvents as call } from '@learntrail/contract/event-log/event-log'
import { registerBelongings } from '../../platform/archive/belongings.ts'
import type { Feature } from '../../platform/feature.ts'
import { bindStreamed } from '../../platform/http/bind.ts'
import { openPersonStream } from '../live/index.ts'
import { eventBelongings } from './event-belongings.ts'
import { forgetOldEvents, listEvents } from './event-log.service.ts'

registerBelongings(eventBelongings)

export const eventLogFeature: Feature = {
  name: 'event-log',
  routes: (app, platform) => {
    bindStreamed(
      app,
      call,
      ({ person, query }) => listEvents(platform, person, query),
      ({ person, request, reply }) => openPersonStream(platform, { person, request, reply }),
    )
  },
  jobs: forgetOldEvents,
}
