import { readChannel as call } from '@learntrail/contract/live/live'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { bindStreamed } from '../../platform/http/bind.ts'
import { openChannelStream, readChannel, streamsOf } from './live.http.ts'

export { channels } from './channels.kind.ts'
export { openPersonStream } from './live.http.ts'
export { sharedTopics } from './shared-topics.kind.ts'

/** A first request has no position. */
const given = ({ of, after }: { of: string; after?: string | undefined }) => ({ of, after })

export const liveFeature: Feature = {
  name: 'live',
  has: [erasure([deleteRows({ table: 'live_messages', by: ['topic', 'subject_id'] })])],
  routes: (app, platform) => {
    const streams = streamsOf(platform)
    app.addHook('preClose', async () => streams.close())
    bindStreamed(
      app,
      call,
      ({ person, params, query }) => readChannel(platform, person, { ...params, ...given(query) }),
      ({ person, params, query, request, reply }) =>
        openChannelStream(platform, { person, request, reply }, { ...params, ...given(query) }),
    )
  },
}
