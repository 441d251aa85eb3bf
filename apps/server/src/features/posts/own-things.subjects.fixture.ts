import { audiences, type Subject } from '../../testing/subject.ts'
import { publish } from './posts.fixture.ts'

const rights = { see: audiences.owner }

/** Things that a person has for themselves and nobody else comes across. Most of them are not named by an id. */
export const keptSubjects: Subject[] = [
  {
    thing: 'an archive',
    forms: {
      'that waits to be taken': {
        make: async ({ owner }, word) => {
          const { id } = await publish(owner, { title: word, privacy: 3 })
          const answer = await owner.browser.post('/api/v2/portfolios/archive', { ids: [id] })
          return { id: answer.json<{ id: string }>().id }
        },
        rights,
      },
    },
    calls: [
      {
        call: 'GET /api/v2/portfolios/archive/:id',
        names: ['params.id'],
        right: 'see',
        missing: 'ARCHIVE_NOT_FOUND',
      },
    ],
  },
]
