import { randomUUID } from 'node:crypto'
import type { Cast, KindName } from '../../../testing/kinds.ts'
import { audiences, type Places, type Subject, type Thing } from '../../../testing/subject.ts'
import { samplePicture } from '../../eportfolio/drafts/export-drafts.fixture.ts'
import { accept, invite } from '../../guardians/guardians.fixture.ts'
import { listWaysTo } from '../../guardians/index.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { newPlan, planPath } from '../plans.fixture.ts'
import * as fixture from './signing.fixture.ts'

const own = audiences.owner
/** The people asked to sign. Those kept apart from the owner by a block may not. */
const asked: readonly KindName[] = ['stranger', 'blocked', 'blocker']

/** A plan with these signers in one line, straight in the tables; choosing signers is tested in signing.test.ts. */
async function withSigners({ owner, product, person }: Cast, parts: object): Promise<Thing> {
  const line = fixture.line('committee')
  const plan = await newPlan(owner, parts)
  await fixture.putLines(owner, plan._id, [line])
  for (const kind of asked) {
    const values = [plan._id, line.id, person(kind).id]
    await product.platform.pool.query(
      'insert into plan_signers (plan_id, line_id, person_id) values ($1, $2, $3)',
      values,
    )
  }
  const { hash } = await fixture.signingOf(owner, plan._id)
  return { id: plan._id, lineId: line.id, hash, version: '1' }
}

const askedToSign = 'that somebody is asked to sign'
const signedBySome = 'that somebody has signed'
const rights = { see: ['owner', 'stranger'], own, take: ['owner', 'stranger'], sign: ['stranger'] } as const
const ofOwner = { see: own, own, take: own, sign: [] } as const

/** Plans with signers, whose words come from `saying`. */
export const signedForms = (saying: (word: string) => object): Subject['forms'] => ({
  [askedToSign]: {
    make: async (cast, word) => {
      const thing = await withSigners(cast, saying(word))
      await fixture.ask(cast.owner, thing.id)
      return thing
    },
    rights,
  },
  [signedBySome]: {
    make: async (cast, word) => {
      const thing = await withSigners(cast, saying(word))
      await fixture.ask(cast.owner, thing.id)
      await fixture.sign(cast.person('stranger'), thing.id, { id: thing.lineId ?? '' })
      return thing
    },
    rights,
  },
  'that nobody is asked yet to sign': { make: (cast, word) => withSigners(cast, saying(word)), rights: ofOwner },
  'that somebody signs no more': {
    make: async (cast, word) => {
      const thing = await withSigners(cast, saying(word))
      await fixture.ask(cast.owner, thing.id)
      await fixture.putLines(cast.owner, thing.id, [fixture.line('office')])
      return thing
    },
    rights: ofOwner,
  },
})

const path = `${planPath}/:id` as const
const missing = 'PLAN_NOT_FOUND'
const onPlan = { names: ['params.id'], missing, forbidden: missing } as const
const taking = { ...onPlan, right: 'take' } as const
const writing = { ...onPlan, right: 'own', forms: [askedToSign] } as const
const signing = { ...onPlan, right: 'sign', forbidden: 'SIGNATURE_NOT_FOUND', spends: true } as const
const seen = ({ hash }: Thing) => ({ version: 1, hash })

export const signingCalls: Subject['calls'] = [
  { ...taking, call: `GET ${path}/signing` },
  { ...taking, call: `GET ${path}/versions` },
  { ...taking, call: `GET ${path}/versions/:version`, forms: [askedToSign], tells: true },
  {
    ...onPlan,
    right: 'own',
    call: `PUT ${path}/signing`,
    send: () => ({ body: { order: 'inOrder', lines: [] } }),
    spends: true,
  },
  { ...writing, call: `POST ${path}/signing/ask`, send: () => ({ body: { version: 1 } }) },
  {
    ...writing,
    call: `POST ${path}/signing/:lineId/paper`,
    spends: true,
    send: async (thing, caller) => ({ body: { ...seen(thing), fileId: await pictureOf(caller), name: '林媽媽' } }),
  },
  { ...writing, call: `POST ${path}/signing/:lineId/remind`, spends: true },
  {
    ...signing,
    call: `POST ${path}/signing/:lineId/sign`,
    forms: [askedToSign],
    send: (thing) => ({ body: seen(thing) }),
  },
  {
    ...signing,
    call: `POST ${path}/signing/:lineId/refuse`,
    forms: [askedToSign],
    send: (thing) => ({ body: { ...seen(thing), reason: '請再想想。' } }),
  },
  {
    ...signing,
    call: `POST ${path}/signing/:lineId/withdraw`,
    forms: [signedBySome],
    send: () => ({ body: { reason: '我看錯了。' } }),
  },
]

async function pictureOf(caller: Parameters<typeof uploadFiles>[0], name = 'paper'): Promise<string> {
  const [picture] = await uploadFiles(caller, [{ name: `${name}.png`, content: await samplePicture() }])
  return picture?.id ?? ''
}

/** Other things that these calls name. */
export const signingSubjects: Subject[] = [
  {
    thing: 'a photograph that shows a signed paper',
    forms: {
      'of the owner': {
        make: async ({ owner }, word) => ({ id: await pictureOf(owner, word) }),
        rights: { see: own },
        listedFor: [],
      },
    },
    calls: [
      {
        call: `POST ${path}/signing/:lineId/paper`,
        names: ['body.fileId'],
        right: 'see',
        missing: 'FILE_NOT_FOUND',
        send: async ({ id }, caller) => {
          const line = fixture.line('office')
          const plan = await fixture.newLines(caller, [line])
          const { version, hash } = await fixture.signingOf(caller, plan._id)
          return { params: { id: plan._id, lineId: line.id }, body: { version, hash, fileId: id, name: '林媽媽' } }
        },
      },
    ],
  },
  {
    thing: 'a guardian who is asked to sign',
    forms: {
      'of the owner': {
        make: async ({ product, owner }, name) => {
          const email = `${name}@example.com`
          await accept(product.guest(), (await invite(product, owner.id, { email })).token, { name })
          const ways = await listWaysTo(product.platform.db, [owner.id])
          return { id: ways.find((one) => one.name === name)?.id ?? '' }
        },
        rights: { see: own },
      },
    },
    calls: [
      {
        call: `PUT ${path}/signing`,
        names: ['body.lines.guardian.guardianId'],
        right: 'see',
        missing: 'GUARDIAN_NOT_FOUND',
        send: async ({ id }, caller) => ({
          params: { id: (await newPlan(caller))._id },
          body: { order: 'together', lines: [{ id: randomUUID(), role: 'guardian', guardian: { guardianId: id } }] },
        }),
      },
    ],
  },
]

export const signingFreePlaces: Places = [
  [/^params\.lineId$/, 'a line of the plan that the path names', `${path}/signing`],
  [/^body\.lines\.id$/, 'named by the browser, of the plan that it is in', `${path}/signing`],
  [/^body\.lines\.signerIds$/, 'whoever teaches them: tried where plans are signed', `${path}/signing`],
  [/^body\.remarks\.weekId$/, 'a week of the plan that the path names', `${path}/signing`],
]
