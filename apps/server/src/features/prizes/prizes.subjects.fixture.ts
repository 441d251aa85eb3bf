import type { AskedPart, DeliveryWay } from '@learntrail/contract/prizes/asked'
import type { Cast } from '../../testing/kinds.ts'
import type { TestPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Thing } from '../../testing/subject.ts'
import { samplePicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { accept, invite } from '../guardians/guardians.fixture.ts'
import { listMailable } from '../guardians/index.ts'
import { uploadFiles } from '../posts/posts.fixture.ts'
import { givePoints } from '../rewards/rewards.fixture.ts'
import { handleApplication } from './applications/handling.service.ts'
import { addCodes } from './catalogue/codes.service.ts'
import { makePrize, readKeptPrize } from './catalogue/keep-prizes.service.ts'
import { applicationBody, applicationPath, apply, detailsOf, keptPath, prizeBody, prizePath } from './prizes.fixture.ts'

/** Prizes are for everybody, including people blocked by the owner. */
const all = [...audiences.members, 'blocked', 'blocker'] as const
const staffOf = ({ person }: Cast) => ({ id: person('staff').id, requestId: 'fixture' })

async function offered(cast: Cast, name: string, way: DeliveryWay = 'posted', change: object = {}) {
  const stock = way === 'code' ? undefined : 500
  return makePrize(cast.product.platform, staffOf(cast), { ...prizeBody({ name, stock, ...change }), way })
}

async function withCodes(cast: Cast, name: string): Promise<Thing> {
  const prize = await offered(cast, name, 'code')
  await addCodes(cast.product.platform, staffOf(cast), prize.id, `${name}-1111\n${name}-2222`)
  return { id: prize.id }
}

/** An application of the owner's, to be sent to a recipient of this name. */
async function appliedFor(cast: Cast, recipient: string, { prize = '' }: Record<string, string>): Promise<Thing> {
  const { asks, points, id } = await readKeptPrize(cast.product.platform, prize)
  await givePoints(cast.product, cast.owner.id, points)
  const details = { ...detailsOf(asks), recipient }
  const application = await apply(cast.owner, { id, points, asks }, { details })
  // The stock is public and tells of nobody that they applied; it is kept as it was here.
  await cast.product.platform.pool.query('update prizes set stock = stock + 1 where id = $1', [prize])
  return { id: application.id }
}

/** The prize applied for, which everybody sees. */
const prizeThatAsks = (asks: AskedPart[]) => async (cast: Cast) => ({
  prize: (await offered(cast, '學跡帆布袋', 'posted', { asks, perPerson: 100 })).id,
})

async function sentTo(cast: Cast, recipient: string, ground: Record<string, string>): Promise<Thing> {
  const application = await appliedFor(cast, recipient, ground)
  const { platform } = cast.product
  await handleApplication(platform, staffOf(cast), application.id, { step: 'approve' })
  await handleApplication(platform, staffOf(cast), application.id, { step: 'prepare' })
  await handleApplication(platform, staffOf(cast), application.id, { step: 'send', tracking: '' })
  return application
}

const picturesOf = async (staff: TestPerson) =>
  uploadFiles(staff, [{ name: 'prize.png', content: await samplePicture() }])

/** A prize that asks for a guardian, as the applicant saw it. */
const asking = (id: string) => ({ id, points: 20, asks: ['guardian' as const] })

const onPicture = { names: ['body.fileId'], right: 'see', missing: 'FILE_NOT_FOUND' } as const
const onGuardian = { right: 'see', missing: 'GUARDIAN_NOT_FOUND' } as const
const onPrize = { names: ['params.id'], missing: 'PRIZE_NOT_FOUND' } as const
const onApplication = { names: ['params.id'], missing: 'APPLICATION_NOT_FOUND' } as const
// Staff handle other people's applications, and do not receive the prizes.
const byOwner = { ...onApplication, right: 'hold', forbidden: 'APPLICATION_NOT_FOUND', tells: true } as const
const byStaff = { ...onApplication, right: 'handle' } as const
const held = { see: ['owner', 'staff'], hold: ['owner'], handle: ['staff'] } as const
const { clientId: _, way: __, ...written } = prizeBody()
const posted = { ...prizeBody(), way: 'posted' as const }

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a prize',
      forms: {
        'that is offered': {
          make: async (cast, name) => ({ id: (await offered(cast, name)).id }),
          rights: { see: all, keep: ['staff'] },
        },
        'that is a code': { make: withCodes, rights: { see: all, keep: ['staff'] } },
      },
      calls: [
        { ...onPrize, call: `GET ${prizePath}/:id`, right: 'see', tells: true },
        {
          call: `POST ${applicationPath}`,
          names: ['body.prizeId'],
          missing: 'PRIZE_NOT_FOUND',
          right: 'see',
          tells: true,
          forms: ['that is offered'],
          send: async ({ id }, caller, product) => {
            await givePoints(product, caller.id, 20)
            return { body: applicationBody({ id, points: 20, asks: [] }) }
          },
        },
        { ...onPrize, call: `GET ${keptPath}/prizes/:id`, right: 'keep', tells: true },
        {
          ...onPrize,
          call: `PATCH ${keptPath}/prizes/:id`,
          right: 'keep',
          spends: true,
          forms: ['that is offered'],
          send: () => ({ body: { ...written, version: 1 } }),
        },
        {
          ...onPrize,
          call: `PUT ${keptPath}/prizes/:id/withdrawn`,
          right: 'keep',
          spends: true,
          forms: ['that is offered'],
          send: () => ({ body: { isWithdrawn: true } }),
        },
        {
          ...onPrize,
          call: `POST ${keptPath}/prizes/:id/codes`,
          right: 'keep',
          forms: ['that is a code'],
          send: () => ({ body: { pasted: 'CCCC-3333' } }),
        },
        { ...onPrize, call: `DELETE ${keptPath}/prizes/:id/codes`, right: 'keep', forms: ['that is a code'] },
        {
          call: `GET ${keptPath}/applications`,
          names: ['query.prizeId'],
          right: 'keep',
          missing: null,
          send: ({ id }) => ({ query: { prizeId: id } }),
        },
      ],
    },
    {
      thing: 'a picture that becomes that of a prize',
      forms: {
        'of staff': {
          make: async (cast) => ({ id: (await picturesOf(cast.person('staff')))[0]?.id ?? '' }),
          rights: { see: ['staff'] },
          listedFor: [],
        },
      },
      calls: [
        {
          ...onPicture,
          call: `POST ${keptPath}/prizes`,
          send: ({ id }) => ({ body: prizeBody({ fileId: id }) }),
        },
        {
          ...onPicture,
          call: `PATCH ${keptPath}/prizes/:id`,
          send: async ({ id }, caller, { platform }) => {
            const prize = await makePrize(platform, { id: caller.id, requestId: 'fixture' }, posted)
            return { params: { id: prize.id }, body: { ...written, version: prize.version, fileId: id } }
          },
        },
      ],
    },
    {
      thing: 'a guardian who is asked',
      forms: {
        'of the owner': {
          ground: prizeThatAsks(['guardian']),
          make: async ({ product, owner }, name, { prize = '' }) => {
            const email = `${name}@example.com`
            await accept(product.guest(), (await invite(product, owner.id, { email })).token, { name })
            const [guardian] = await listMailable(product.platform.db, owner.id)
            return { id: guardian?.id ?? '', prize }
          },
          rights: { see: ['owner'] },
          listedFor: [],
        },
      },
      calls: [
        {
          call: `POST ${applicationPath}`,
          names: ['body.details.guardian.guardianId'],
          ...onGuardian,
          send: async ({ id, prize = '' }, caller, product) => {
            await givePoints(product, caller.id, 20)
            return { body: applicationBody(asking(prize), { details: { guardian: { guardianId: id } } }) }
          },
        },
        {
          call: `POST ${applicationPath}/:id/consent`,
          names: ['body.guardian.guardianId'],
          ...onGuardian,
          send: async ({ id, prize = '' }, caller, product) => {
            await givePoints(product, caller.id, 20)
            const application = await apply(caller, asking(prize))
            return { params: { id: application.id }, body: { guardian: { guardianId: id } } }
          },
        },
      ],
    },
    {
      thing: 'the picture of a prize',
      forms: {
        'that is offered': {
          make: async (cast, name) => {
            const [picture] = await picturesOf(cast.person('staff'))
            return { id: (await offered(cast, name, 'posted', { fileId: picture?.id })).id }
          },
          rights: { see: audiences.anybody, told: all },
        },
      },
      calls: [{ ...onPrize, call: `GET ${prizePath}/:id/picture`, right: 'see' }],
    },
    {
      thing: 'an application for a prize',
      forms: {
        'that is under review': {
          ground: prizeThatAsks(['recipient']),
          make: appliedFor,
          rights: held,
          // Its personal details are in no list.
          listedFor: [],
        },
        'that waits for a guardian': {
          ground: prizeThatAsks(['recipient', 'guardian']),
          make: appliedFor,
          rights: held,
          listedFor: [],
        },
        'that was sent': { ground: prizeThatAsks(['recipient']), make: sentTo, rights: held, listedFor: [] },
      },
      calls: [
        { ...byOwner, call: `GET ${applicationPath}/:id` },
        { ...byOwner, call: `DELETE ${applicationPath}/:id`, spends: true, forms: ['that is under review'] },
        { ...byOwner, call: `POST ${applicationPath}/:id/received`, spends: true, forms: ['that was sent'] },
        {
          ...byOwner,
          call: `POST ${applicationPath}/:id/consent`,
          forms: ['that waits for a guardian'],
          send: () => ({ body: { guardian: { email: 'another.parent@example.com' } } }),
        },
        { ...byStaff, call: `GET ${keptPath}/applications/:id` },
        {
          ...onApplication,
          call: `POST ${keptPath}/applications/:id/details`,
          right: 'handle',
          send: () => ({ body: { reason: '要寄出獎品' } }),
        },
        {
          ...byStaff,
          call: `POST ${keptPath}/applications/:id/steps`,
          spends: true,
          forms: ['that is under review'],
          send: () => ({ body: { step: 'approve' } }),
        },
      ],
    },
  ],
  listings: [
    { call: `GET ${prizePath}` },
    { call: `GET ${applicationPath}` },
    { call: `GET ${keptPath}/prizes` },
    { call: `GET ${keptPath}/applications` },
  ],
  silent: [`GET ${keptPath}/settings`],
  passedOver: {
    [`GET ${keptPath}/applications`]: [['query.prizeId', 'nobody has applied for it']],
  },
}
