import { audiences, type FeatureSubjects } from '../../testing/subject.ts'

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'an own tag',
      forms: {
        'that is remembered': {
          make: async ({ owner }, word) => {
            await owner.browser.post('/api/v2/portfolios/current/tags', { name: word })
            return { id: owner.id }
          },
          rights: { see: audiences.owner },
        },
      },
      calls: [],
    },
  ],
  listings: [{ call: 'GET /api/v2/portfolios/current/tags' }],
  silent: [],
}
