import type { TestPerson } from '../../testing/people.ts'
import { audiences, type Subject } from '../../testing/subject.ts'
import { samplePicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { paragraph, publish, uploadFiles } from './posts.fixture.ts'
import { sampleGuide } from './sample-post.fixture.ts'

const rights = { see: audiences.owner }

async function put({ browser }: TestPerson, path: string, body: object): Promise<void> {
  const answer = await browser.put(path, body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

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
  {
    thing: 'a slot of templates',
    forms: {
      filled: {
        make: async ({ owner }, word) => {
          const [picture] = await uploadFiles(owner, [{ name: `${word}.png`, content: await samplePicture() }])
          const texts = { name: word, title: word, content: paragraph(word) }
          const tags = { classification: null, tags: [], customTags: [] }
          await put(owner, '/api/v2/portfolios/slots/1', { ...texts, ...tags, pictureId: picture?.id ?? null })
          return { id: '1' }
        },
        rights,
      },
    },
    calls: [],
  },
  {
    thing: 'a guide',
    forms: {
      'being answered': {
        make: async ({ owner }, word) => {
          await put(owner, '/api/v2/guide/guide-portfolio', { ...sampleGuide, base: null, title: word })
          return { id: owner.id }
        },
        rights,
      },
    },
    calls: [],
  },
  {
    thing: 'an own tag',
    forms: {
      'that is remembered': {
        make: async ({ owner }, word) => {
          await owner.browser.post('/api/v2/portfolios/current/tags', { name: word })
          return { id: owner.id }
        },
        rights,
      },
    },
    calls: [],
  },
  {
    thing: 'a showcase',
    forms: {
      'of a person': {
        make: async ({ owner }, word) => {
          await put(owner, '/api/v2/users/current/showcase', { headline: word, introduction: word, postIds: [] })
          return { id: owner.id }
        },
        rights: { see: audiences.members },
      },
    },
    calls: [],
  },
]
