import { audiences, type FeatureSubjects } from '../../testing/subject.ts'
import { sampleGuide } from './guides.samples.fixture.ts'

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a guide',
      forms: {
        'being answered': {
          make: async ({ owner }, word) => {
            const answer = await owner.browser.put('/api/v2/guide/guide-portfolio', {
              ...sampleGuide,
              base: null,
              title: word,
            })
            if (answer.statusCode !== 200) throw new Error(answer.body)
            return { id: owner.id }
          },
          rights: { see: audiences.owner },
        },
      },
      calls: [],
    },
  ],
  listings: [{ call: 'GET /api/v2/guide/guide-portfolio' }],
  silent: ['GET /api/v2/guide/guide-sample'],
}
