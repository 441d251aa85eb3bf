import { audiences, type FeatureSubjects } from '../../testing/subject.ts'

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a showcase',
      forms: {
        'of a person': {
          make: async ({ owner }, word) => {
            const answer = await owner.browser.put('/api/v2/users/current/showcase', {
              headline: word,
              introduction: word,
              postIds: [],
            })
            if (answer.statusCode !== 200) throw new Error(answer.body)
            return { id: owner.id }
          },
          rights: { see: audiences.members },
        },
      },
      calls: [],
    },
  ],
  listings: [{ call: 'GET /api/v2/users/:id/showcase', ask: ({ owner }) => ({ params: { id: owner.id } }) }],
  silent: [],
}
