import { randomUUID } from 'node:crypto'
import { audiences, type Subject, type Thing } from '../../../testing/subject.ts'
import { draftBody, newDraft, newScheduled, scheduledAt } from '../../drafts/drafts.subjects.fixture.ts'
import { administer, belong, groupForms } from '../../groups/groups.subjects.fixture.ts'
import { postBody, publish } from '../posts.fixture.ts'
import { inGroup, inLedGroup } from '../records.subjects.fixture.ts'

const given = { right: 'belong', missing: 'GROUP_NOT_FOUND', forbidden: 'GROUP_NOT_FOUND' } as const
/** A draft keeps whatever group its owner chose, and tells nothing of it. */
const drafted = { names: ['body.groupIds'], right: 'drafted', missing: null } as const
const into = ({ id }: Thing) => ({ privacy: 2, groupIds: [id] }) as const

const forms = Object.fromEntries(
  Object.entries(groupForms).map(([name, form]) => [
    name,
    { ...form, rights: { ...form.rights, drafted: audiences.anybody } },
  ]),
)

const place = { names: ['params.id', 'params.groupId'], missing: 'POST_NOT_FOUND' } as const
const placed = { ...place, right: 'administer', forbidden: 'GROUP_ADMIN_REQUIRED' } as const
const params = ({ id, group = '' }: Thing) => ({ id, groupId: group })

export const inGroupSubjects: Subject[] = [
  {
    thing: 'a group that a record is for',
    forms,
    calls: [
      {
        ...given,
        call: 'GET /api/v2/portfolios',
        names: ['query.group'],
        forbidden: 'NO_PERMISSION',
        send: ({ id }) => ({ query: { group: id } }),
      },
      {
        ...given,
        call: 'POST /api/v2/portfolios/portfolio',
        names: ['body.groupIds'],
        send: (group) => ({ body: { ...postBody(), ...into(group) } }),
      },
      {
        ...given,
        call: 'PATCH /api/v2/portfolios/:id',
        names: ['body.groupIds'],
        send: async (group, caller) => ({ params: { id: (await publish(caller)).id }, body: into(group) }),
      },
      {
        ...given,
        call: 'PUT /api/v2/portfolios/:id',
        names: ['body.groupIds'],
        send: async (group, caller) => ({
          params: { id: (await publish(caller)).id },
          body: { ...postBody(), ...into(group) },
        }),
      },
      {
        ...given,
        call: 'PATCH /api/v2/newfile/scheduled-posts/:id',
        names: ['body.post.groupIds'],
        send: async (group, caller) => {
          const { clientId: _, ...post } = postBody()
          const id = await newScheduled(caller)
          return { params: { id }, body: { version: 1, scheduledAt, post: { ...post, ...into(group) } } }
        },
      },
      {
        ...drafted,
        call: 'POST /api/v2/portfolios/drafts',
        send: (group) => ({ body: { ...draftBody(into(group)), clientId: randomUUID() } }),
      },
      {
        ...drafted,
        call: 'PATCH /api/v2/portfolios/drafts/:id',
        send: async (group, caller) => ({
          params: { id: await newDraft(caller) },
          body: draftBody({ version: 1, ...into(group) }),
        }),
      },
    ],
  },
  {
    thing: 'a group with a record',
    forms: Object.fromEntries(
      Object.entries(inLedGroup).map(([name, { make, ...form }]) => [
        name,
        {
          ...form,
          // The group whose records are listed.
          make: async (...about: Parameters<typeof make>) => ({ id: (await make(...about)).group }),
          rights: { see: groupForms['a private group']?.rights.see ?? [], belong, told: belong },
          listedFor: [],
        },
      ]),
    ),
    calls: [
      {
        ...given,
        call: 'GET /api/v2/portfolios',
        names: ['query.group'],
        forbidden: 'NO_PERMISSION',
        tells: true,
        send: ({ id }) => ({ query: { group: id } }),
      },
    ],
  },
  {
    thing: 'a record in a group',
    forms: {
      'that administrators care for': { ...inGroup, rights: { see: belong, administer, own: audiences.owner } },
      ...inLedGroup,
    },
    calls: [
      {
        ...placed,
        call: 'PUT /api/v2/portfolios/:id/groups/:groupId/pin',
        send: (thing) => ({ params: params(thing), body: { isPinned: true } }),
      },
      {
        ...placed,
        call: 'DELETE /api/v2/portfolios/:id/groups/:groupId',
        send: (thing) => ({ params: params(thing) }),
        spends: true,
      },
    ],
  },
]
