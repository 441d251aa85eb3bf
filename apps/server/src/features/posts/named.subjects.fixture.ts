import { randomUUID } from 'node:crypto'
import type { ContentDocument } from '@learntrail/contract/content/document'
import { audiences, type Subject } from '../../testing/subject.ts'
import { start } from '../co-writing/shared.fixture.ts'
import { draftBody, newDraft, newScheduled, scheduledAt } from '../drafts/drafts.subjects.fixture.ts'
import { looseFiles, shownPicture } from '../files/files.subjects.fixture.ts'
import { personForms } from '../people/people.subjects.fixture.ts'
import { postBody, publish } from './posts.fixture.ts'

const slotBody = (change: object) => ({
  name: '實驗紀錄',
  pictureId: null,
  title: '實驗',
  content: { type: 'doc', content: [] },
  classification: null,
  tags: [],
  customTags: [],
  ...change,
})
const scheduledBody = (change: object) => {
  const { clientId: _, ...post } = postBody()
  return { version: 1, scheduledAt, post: { ...post, ...change } }
}

const mentioning = (id: string): ContentDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id, label: '某人' } }] }],
})

const taken = { right: 'take', missing: 'FILE_NOT_FOUND', forbidden: 'FILE_NOT_FOUND', spends: true } as const
const asked = { right: 'befriended', missing: 'USER_NOT_FOUND', forbidden: 'USER_NOT_FOUND' } as const
const listed = { right: 'see', missing: 'USER_NOT_FOUND' } as const
const anybody = audiences.anybody
/** A draft keeps its text whomever it mentions, and tells nothing of people whom its owner cannot come across. */
const drafted = { names: ['body.content'], right: 'drafted', missing: null } as const

const withDrafted = Object.fromEntries(
  Object.entries(personForms).map(([name, form]) => [name, { ...form, rights: { ...form.rights, drafted: anybody } }]),
)

/** Files and people named by calls about records. */
export const namedSubjects: Subject[] = [
  {
    thing: 'a file that is put into a record',
    forms: { ...looseFiles, ...shownPicture },
    calls: [
      {
        ...taken,
        call: 'POST /api/v2/portfolios/portfolio',
        names: ['body.fileIds'],
        send: ({ id }) => ({ body: postBody({ fileIds: [id] }) }),
      },
      {
        ...taken,
        call: 'PUT /api/v2/portfolios/:id',
        names: ['body.fileIds'],
        send: async ({ id }, caller) => ({
          params: { id: (await publish(caller)).id },
          body: postBody({ fileIds: [id] }),
        }),
      },
      {
        ...taken,
        call: 'POST /api/v2/portfolios/drafts',
        names: ['body.fileIds'],
        send: ({ id }) => ({ body: { ...draftBody({ fileIds: [id] }), clientId: randomUUID() } }),
      },
      {
        ...taken,
        call: 'PATCH /api/v2/portfolios/drafts/:id',
        names: ['body.fileIds'],
        send: async ({ id }, caller) => ({
          params: { id: await newDraft(caller) },
          body: draftBody({ version: 1, fileIds: [id] }),
        }),
      },
      {
        ...taken,
        call: 'PATCH /api/v2/newfile/scheduled-posts/:id',
        names: ['body.post.fileIds'],
        send: async ({ id }, caller) => ({
          params: { id: await newScheduled(caller) },
          body: scheduledBody({ fileIds: [id] }),
        }),
      },
      {
        ...taken,
        call: 'PUT /api/v2/portfolios/slots/:slot',
        names: ['body.pictureId'],
        send: ({ id }) => ({ params: { slot: '2' }, body: slotBody({ pictureId: id }) }),
        forms: ['a picture that nothing uses', 'the picture of a person'],
      },
      {
        ...taken,
        call: 'PUT /api/v2/portfolios/shared/:id/files/:fileId',
        names: ['params.fileId'],
        send: async ({ id: fileId }, caller) => ({ params: { id: (await start(caller)).id, fileId } }),
      },
    ],
  },
  {
    thing: 'a person who is named beside records',
    forms: withDrafted,
    calls: [
      {
        ...listed,
        call: 'GET /api/v2/portfolios',
        names: ['query.owner'],
        send: ({ id }) => ({ query: { owner: id } }),
      },
      {
        ...listed,
        call: 'GET /api/v2/portfolios/months',
        names: ['query.owner'],
        send: ({ id }) => ({ query: { owner: id } }),
      },
      { ...listed, call: 'GET /api/v2/users/:id/showcase', names: ['params.id'] },
      {
        ...listed,
        call: 'GET /api/v2/users/:id/collections/portfolios',
        names: ['params.id'],
        right: 'self',
        forbidden: 'USER_NOT_FOUND',
      },
      {
        ...listed,
        call: 'POST /api/v2/users/:id/collections/portfolios',
        names: ['params.id'],
        right: 'self',
        forbidden: 'USER_NOT_FOUND',
        send: async (_, caller) => ({ body: { portfolioId: (await publish(caller)).id } }),
      },
      {
        ...listed,
        call: 'DELETE /api/v2/users/:id/collections/portfolios/:portfolioId',
        names: ['params.id'],
        right: 'self',
        forbidden: 'USER_NOT_FOUND',
        send: async (_, caller) => ({ params: { portfolioId: (await publish(caller)).id } }),
      },
      {
        ...asked,
        call: 'POST /api/v2/portfolios/shared',
        names: ['body.personIds'],
        send: ({ id }) => ({ body: { clientId: randomUUID(), title: '小論文', personIds: [id] } }),
      },
      {
        ...asked,
        call: 'POST /api/v2/portfolios/shared/:id/people',
        names: ['body.personIds'],
        send: async ({ id }, caller) => ({ params: { id: (await start(caller)).id }, body: { personIds: [id] } }),
      },
      {
        ...drafted,
        call: 'POST /api/v2/portfolios/portfolio',
        send: ({ id }) => ({ body: postBody({ content: mentioning(id) }) }),
      },
      {
        ...drafted,
        call: 'PUT /api/v2/portfolios/:id',
        send: async ({ id }, caller) => ({
          params: { id: (await publish(caller)).id },
          body: postBody({ content: mentioning(id) }),
        }),
      },
      {
        ...drafted,
        call: 'PATCH /api/v2/newfile/scheduled-posts/:id',
        names: ['body.post.content'],
        send: async ({ id }, caller) => ({
          params: { id: await newScheduled(caller) },
          body: scheduledBody({ content: mentioning(id) }),
        }),
      },
      {
        ...drafted,
        call: 'POST /api/v2/portfolios/drafts',
        send: ({ id }) => ({ body: { ...draftBody({ content: mentioning(id) }), clientId: randomUUID() } }),
      },
      {
        ...drafted,
        call: 'PATCH /api/v2/portfolios/drafts/:id',
        send: async ({ id }, caller) => ({
          params: { id: await newDraft(caller) },
          body: draftBody({ version: 1, content: mentioning(id) }),
        }),
      },
      {
        ...drafted,
        call: 'PUT /api/v2/portfolios/slots/:slot',
        send: ({ id }) => ({ params: { slot: '2' }, body: slotBody({ content: mentioning(id) }) }),
      },
    ],
  },
]
