import { randomUUID } from 'node:crypto'
import type { BulletinInput } from '@learntrail/contract/bulletins/bulletin'
import type { Cast } from '../../testing/kinds.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject } from '../../testing/subject.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { newDraft } from '../drafts/drafts.subjects.fixture.ts'
import { looseFiles } from '../files/files.subjects.fixture.ts'
import { newGroup } from '../groups/groups.fixture.ts'
import { administer, belong, groupOf } from '../groups/groups.subjects.fixture.ts'
import { newClass } from '../guardians/guardians.fixture.ts'
import { classOf } from '../guardians/guardians.subjects.fixture.ts'
import { paragraph, uploadFiles } from '../posts/posts.fixture.ts'
import { bulletinBody, see, tell } from './bulletins.fixture.ts'

const roles = { administer, keep: audiences.owner, sign: ['friend'] as const }
const later = '2026-12-24T00:00:00.000Z'

/** The group exists before its bulletins, because its members know of it already. */
const bulletinOf = (change: Partial<BulletinInput>) => ({
  ground: async (cast: Cast) => ({ group: (await groupOf(cast, 'open', randomUUID().slice(0, 8))).id }),
  make: async ({ owner }: Cast, word: string, { group = '' }: Record<string, string>) => ({
    id: (await tell(owner, group, { title: word, content: paragraph(word), ...change })).id,
    group,
  }),
})

const forms: Subject['forms'] = {
  'that has appeared': {
    ...bulletinOf({ needsSignature: true }),
    rights: { see: belong, ...roles },
    // It is listed only in its own group.
    listedFor: [],
  },
  'that waits for its time': {
    ...bulletinOf({ appearsAt: later }),
    rights: { see: administer, ...roles, sign: [] },
    listedFor: [],
  },
}
const appeared = ['that has appeared'] as const

const tellingForms: Subject['forms'] = {
  'with a bulletin': {
    make: async (cast, word) => {
      const { id } = await groupOf(cast, 'private', randomUUID().slice(0, 8))
      await tell(cast.owner, id, { title: word })
      return { id }
    },
    rights: { see: belong, administer },
    listedFor: [],
  },
}

/** Bulletins in a class of the owner's, signed by guardians. */
const paperForms: Subject['forms'] = {
  'that guardians sign': {
    ground: async (cast) => ({ group: await classOf(cast) }),
    make: async (cast, word, { group = '' }) => ({
      id: (await tell(cast.owner, group, { title: word, needsGuardian: true })).id,
      personId: cast.person('friend').id,
    }),
    rights: { see: belong, administer },
    listedFor: [],
  },
}

/** Bulletins in a class where the owner is a pupil whose guardian is asked. */
const askedForms: Subject['forms'] = {
  'that asks the guardian of a child': {
    make: async ({ product, owner }, word) => {
      const teacher = await newPerson(product, { plan: 'plus' })
      const group = await newClass(product, teacher, owner)
      const [file] = await uploadFiles(teacher, [{ name: '通知.txt', content: Buffer.from('通知') }])
      const told = { title: word, needsGuardian: true, fileIds: [file?.id ?? ''] }
      const { id } = await tell(teacher, group, told)
      await see(owner, id)
      return { id, childId: owner.id, fileId: file?.id ?? '' }
    },
    rights: { see: ['guardian', 'owner'] },
    listedFor: ['owner'],
  },
}

const asked = { missing: 'CHILD_NOT_FOUND', right: 'see' } as const
const onPaper = { missing: 'BULLETIN_NOT_FOUND', right: 'administer', forbidden: 'GROUP_ADMIN_REQUIRED' } as const
const ofReader = ['params.id', 'params.personId']

/** A new group of the caller's; a random id if they may not create one. */
const ownGroup = async (caller: TestPerson) => (await newGroup(caller).catch(() => ({ id: randomUUID() }))).id

const ownBulletin = async (caller: TestPerson) =>
  (await tell(caller, await ownGroup(caller)).catch(() => ({ id: randomUUID() }))).id

/** A bulletin in a class of the caller's that asks a pupil's guardian. */
async function ownAsking(caller: TestPerson, product: TestApp): Promise<Record<string, string>> {
  const pupil = await newPerson(product)
  const group = await newClass(product, caller, pupil).catch(() => randomUUID())
  const told = await tell(caller, group, { needsGuardian: true }).catch(() => ({ id: randomUUID() }))
  return { id: told.id, personId: pupil.id }
}

const onBulletin = { names: ['params.id'], missing: 'BULLETIN_NOT_FOUND' } as const
const leading = { ...onBulletin, right: 'administer', forbidden: 'GROUP_ADMIN_REQUIRED' } as const
/** For bulletins visible only to those who lead the group. */
const keeping = {
  ...onBulletin,
  right: 'keep',
  forbidden: 'GROUP_TOP_ADMIN_REQUIRED',
  forms: ['that waits for its time'],
} as const
const taking = { right: 'take', missing: 'FILE_NOT_FOUND', forbidden: 'FILE_NOT_FOUND' } as const
const inGroup = { right: 'administer', missing: 'GROUP_NOT_FOUND', forbidden: 'GROUP_ADMIN_REQUIRED' } as const

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a bulletin',
      forms,
      calls: [
        { ...onBulletin, call: 'GET /api/v2/portfolios/bulletins/:id', right: 'see', tells: true },
        {
          ...onBulletin,
          call: 'POST /api/v2/portfolios/bulletin/seen-record',
          names: ['body.bulletinIds'],
          right: 'see',
          send: ({ id }) => ({ body: { bulletinIds: [id] } }),
        },
        {
          ...onBulletin,
          call: 'GET /api/v2/messages',
          names: ['query.targetId'],
          right: 'see',
          send: ({ id }) => ({ query: { targetType: 'bulletin', targetId: id } }),
        },
        {
          ...onBulletin,
          call: 'POST /api/v2/messages/uploadmessage',
          names: ['body.targetId'],
          right: 'see',
          send: ({ id }) => ({
            body: { targetType: 'bulletin', targetId: id, content: '要帶水壺嗎？', clientId: randomUUID() },
          }),
        },
        {
          ...leading,
          call: 'PUT /api/v2/portfolios/bulletins/:id/pin',
          send: () => ({ body: { isPinned: true } }),
          spends: true,
        },
        { ...leading, call: 'GET /api/v2/portfolios/bulletins/:id/readers' },
        {
          ...leading,
          call: 'GET /api/v2/portfolios/bulletins/:id/readers/table',
          send: () => ({ query: { form: 'csv' } }),
        },
        { ...leading, call: 'GET /api/v2/portfolios/bulletins/:id/forward-targets' },
        { ...leading, call: 'POST /api/v2/portfolios/bulletins/:id/remind', forms: appeared, spends: true },
        {
          ...leading,
          call: 'POST /api/v2/portfolios/:id/forward-bulletin',
          send: async (_, caller) => ({ body: { groupId: await ownGroup(caller) } }),
        },
        {
          ...keeping,
          call: 'PATCH /api/v2/portfolios/bulletins/:id',
          send: () => ({ body: { version: 1, needsSignature: true } }),
          spends: true,
        },
        { ...keeping, call: 'DELETE /api/v2/portfolios/bulletins/:id', spends: true },
        {
          ...onBulletin,
          call: 'POST /api/v2/portfolios/bulletins/:id/sign',
          right: 'sign',
          forbidden: 'BULLETIN_SIGNATURE_NOT_ASKED',
          send: () => ({ body: { version: 1 } }),
        },
      ],
    },
    {
      thing: 'a bulletin',
      forms: paperForms,
      calls: [
        { ...onPaper, call: 'GET /api/v2/portfolios/bulletins/:id/paper', names: ['params.id'] },
        {
          ...onPaper,
          call: 'PUT /api/v2/portfolios/bulletins/:id/readers/:personId/paper',
          names: ofReader,
          send: () => ({ body: { name: '林先生' } }),
          spends: true,
        },
        { ...onPaper, call: 'DELETE /api/v2/portfolios/bulletins/:id/readers/:personId/paper', names: ofReader },
      ],
    },
    {
      thing: 'a bulletin',
      forms: askedForms,
      calls: [
        {
          ...asked,
          call: 'GET /api/v2/guardian/children/:childId/bulletins',
          names: ['params.childId'],
          tells: true,
        },
        {
          ...asked,
          call: 'GET /api/v2/guardian/children/:childId/bulletins/:id',
          tells: true,
          names: ['params.childId', 'params.id'],
        },
        {
          ...asked,
          call: 'POST /api/v2/guardian/children/:childId/bulletins/:id/sign',
          spends: true,
          names: ['params.childId', 'params.id'],
          send: () => ({ body: { version: 1, name: '林先生' } }),
          sendAsGuest: () => ({ body: { version: 1, name: '林先生' } }),
        },
        {
          ...asked,
          call: 'GET /api/v2/guardian/children/:childId/bulletins/:id/files/:fileId',
          names: ['params.childId', 'params.id', 'params.fileId'],
        },
      ],
    },
    {
      thing: 'a group that is told something',
      forms: tellingForms,
      calls: [
        {
          call: 'GET /api/v2/portfolios/bulletins',
          names: ['query.groupId'],
          right: 'see',
          missing: 'GROUP_NOT_FOUND',
          send: ({ id }) => ({ query: { groupId: id } }),
          tells: true,
        },
        {
          ...inGroup,
          call: 'POST /api/v2/portfolios/bulletins',
          names: ['body.groupIds'],
          send: ({ id }) => ({ body: bulletinBody(id) }),
        },
        {
          ...inGroup,
          call: 'POST /api/v2/portfolios/:id/forward-bulletin',
          names: ['body.groupId'],
          send: async ({ id }, caller) => ({ params: { id: await ownBulletin(caller) }, body: { groupId: id } }),
        },
      ],
    },
    {
      thing: 'a draft of a bulletin',
      forms: {
        'being written': {
          make: async ({ owner }, word) => ({ id: await newDraft(owner, { title: word, isBulletin: true }) }),
          rights: { see: audiences.owner },
        },
      },
      calls: [
        {
          call: 'POST /api/v2/portfolios/bulletins',
          names: ['body.draftId'],
          right: 'see',
          missing: 'DRAFT_NOT_FOUND',
          send: async ({ id }, caller) => ({ body: bulletinBody(await ownGroup(caller), { draftId: id }) }),
          spends: true,
        },
      ],
    },
    {
      thing: 'a file of a bulletin',
      forms: { 'a text that nothing uses': looseFiles['a text that nothing uses'] },
      calls: [
        {
          ...taking,
          call: 'POST /api/v2/portfolios/bulletins',
          names: ['body.fileIds'],
          send: async ({ id }, caller) => ({ body: bulletinBody(await ownGroup(caller), { fileIds: [id] }) }),
        },
        {
          ...taking,
          call: 'PATCH /api/v2/portfolios/bulletins/:id',
          names: ['body.fileIds'],
          send: async ({ id }, caller) => ({
            params: { id: await ownBulletin(caller) },
            body: { version: 1, fileIds: [id] },
          }),
        },
        {
          ...taking,
          call: 'PUT /api/v2/portfolios/bulletins/:id/readers/:personId/paper',
          names: ['body.fileId'],
          send: async ({ id }, caller, product) => ({
            params: await ownAsking(caller, product),
            body: { name: '林先生', fileId: id },
          }),
          spends: true,
        },
      ],
    },
  ],
  listings: [{ call: 'GET /api/v2/teaching/bulletins' }],
  silent: [],
  passedOver: {
    'DELETE /api/v2/portfolios/bulletins/:id/readers/:personId/paper': [['params.personId', 'again changes nothing']],
  },
}
