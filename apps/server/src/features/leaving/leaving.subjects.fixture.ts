import { audiences, type FeatureSubjects } from '../../testing/subject.ts'

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'an archive of an account',
      forms: {
        'that waits to be taken': {
          rights: { see: audiences.owner },
          listedFor: [],
          make: async ({ owner }) => {
            const answer = await owner.browser.post('/api/v2/users/archive')
            return { id: answer.json<{ id: string }>().id }
          },
        },
      },
      calls: [
        {
          call: 'GET /api/v2/users/archive/:id',
          names: ['params.id'],
          right: 'see',
          missing: 'ACCOUNT_ARCHIVE_NOT_FOUND',
        },
      ],
    },
  ],
  listings: [],
  silent: [],
}
