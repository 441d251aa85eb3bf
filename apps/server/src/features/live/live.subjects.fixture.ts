import type { FeatureSubjects } from '../../testing/subject.ts'
import { recordForms } from '../posts/records.subjects.fixture.ts'

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a record that somebody looks at',
      forms: recordForms,
      calls: [
        {
          call: 'GET /api/v2/user-event/channel/:channelId',
          names: ['params.channelId'],
          right: 'see',
          missing: 'NOT_FOUND',
          send: ({ id }) => ({ params: { channelId: id }, query: { of: 'portfolio' } }),
        },
      ],
    },
  ],
  listings: [],
  silent: [],
}
