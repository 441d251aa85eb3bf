import { listEvents as call } from '@learntrail/contract/event-log/event-log'
import { belongings } from '../../platform/archive/belongings.ts'
import type { Feature } from '../../platform/feature.ts'
import { bindStreamed } from '../../platform/http/bind.ts'
import { openPersonStream } from '../live/index.ts'
import { eventBelongings } from './event.belongings.ts'
import { listEvents } from './event-log.service.ts'

export const eventLogFeature: Feature = {
  name: 'event-log',
  has: [belongings(eventBelongings)],
  routes: (app, platform) => {
    bindStreamed(
      app,
      call,
      ({ person, query }) => listEvents(platform, person, query),
      ({ person, request, reply }) => openPersonStream(platform, { person, request, reply }),
    )
  },
}
