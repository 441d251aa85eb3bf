import { countNewInStream, markStreamSeen, readStream as readCall } from '@learntrail/contract/stream/stream'
import { ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { bind } from '../../platform/http/bind.ts'
import { countNew, markSeen, readStream } from './stream.service.ts'
import { tellWhoLooks } from './who-looks.live.ts'

export const streamFeature: Feature = {
  name: 'stream',
  has: [
    tableHomes(...ofPerson('person_id', 'stream_marks')),
    erasure([deleteRows({ table: 'stream_marks', by: 'person_id' })]),
  ],
  routes: (app, platform) => {
    tellWhoLooks(platform)
    bind(app, readCall, ({ person, query }) => readStream(platform, person, query))
    bind(app, countNewInStream, ({ person, query }) => countNew(platform, person, query.above))
    bind(app, markStreamSeen, ({ person, body }) => markSeen(platform, person, body.upTo))
  },
}
