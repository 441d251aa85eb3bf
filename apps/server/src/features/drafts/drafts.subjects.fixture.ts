import { randomUUID } from 'node:crypto'
import type { TestPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject } from '../../testing/subject.ts'
import { samplePicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { paragraph, postBody, uploadFiles } from '../posts/posts.fixture.ts'

const publishing = '/api/v2/portfolios/portfolio'
export const scheduledAt = '2026-12-24T00:00:00.000Z'

/** The body of a draft, saved by a new window each time. */
export function draftBody(change: object = {}) {
  const { clientId: _, ...body } = postBody()
  return { ...body, isBulletin: false, writer: randomUUID(), save: 1, ...change }
}

async function idOf(by: TestPerson, path: string, body: object): Promise<string> {
  const answer = await by.browser.post(path, body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ id: string }>().id
}

export const newDraft = (by: TestPerson, change: object = {}) =>
  idOf(by, '/api/v2/portfolios/drafts', { ...draftBody(change), clientId: randomUUID() })

export const newScheduled = (by: TestPerson, change: object = {}) =>
  idOf(by, publishing, { ...postBody(), scheduledAt, ...change })

const draft = { names: ['params.id'], right: 'see', missing: 'DRAFT_NOT_FOUND' } as const
const scheduled = { names: ['params.id'], right: 'see', missing: 'SCHEDULED_POST_NOT_FOUND' } as const

const draftSubjects: Subject[] = [
  {
    thing: 'a draft',
    forms: {
      'being written': {
        make: async ({ owner }, word) => ({ id: await newDraft(owner, { title: word, content: paragraph(word) }) }),
        rights: { see: audiences.owner },
      },
    },
    calls: [
      { ...draft, call: 'GET /api/v2/portfolios/drafts/:id', tells: true },
      {
        ...draft,
        call: 'PATCH /api/v2/portfolios/drafts/:id',
        send: () => ({ body: draftBody({ version: 1 }) }),
        spends: true,
      },
      { ...draft, call: 'DELETE /api/v2/portfolios/drafts/:id', spends: true },
      {
        ...draft,
        call: 'POST /api/v2/portfolios/portfolio',
        names: ['body.draftId'],
        send: ({ id }) => ({ body: postBody({ draftId: id } as object) }),
        spends: true,
      },
      {
        ...draft,
        call: 'POST /api/v2/portfolios/portfolio',
        names: ['body.draftId'],
        send: ({ id }) => ({ body: { ...postBody(), draftId: id, scheduledAt } }),
        spends: true,
      },
    ],
  },
  {
    thing: 'a scheduled record',
    forms: {
      'that waits': {
        make: async ({ owner }, word) => ({ id: await newScheduled(owner, { title: word, content: paragraph(word) }) }),
        rights: { see: audiences.owner },
      },
    },
    calls: [
      { ...scheduled, call: 'GET /api/v2/newfile/scheduled-posts/:id', tells: true },
      {
        ...scheduled,
        call: 'PATCH /api/v2/newfile/scheduled-posts/:id',
        send: () => {
          const { clientId: _, ...post } = postBody()
          return { body: { version: 1, scheduledAt, post } }
        },
        spends: true,
      },
      { ...scheduled, call: 'DELETE /api/v2/newfile/scheduled-posts/:id', spends: true },
      {
        ...scheduled,
        call: 'POST /api/v2/newfile/schedule-post-now',
        names: ['body.id'],
        send: ({ id }) => ({ body: { id } }),
        spends: true,
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
          const slot = { ...texts, ...tags, pictureId: picture?.id ?? null }
          const answer = await owner.browser.put('/api/v2/portfolios/slots/1', slot)
          if (answer.statusCode !== 200) throw new Error(answer.body)
          return { id: '1' }
        },
        rights: { see: audiences.owner },
      },
    },
    calls: [],
  },
]

export const subjects: FeatureSubjects = {
  subjects: draftSubjects,
  listings: [
    { call: 'GET /api/v2/portfolios/drafts' },
    { call: 'GET /api/v2/newfile/scheduled-posts' },
    { call: 'GET /api/v2/portfolios/slots' },
  ],
  silent: [],
}
