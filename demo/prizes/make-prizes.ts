import type { DetailsGiven } from '@learntrail/contract/prizes/details'
import type { ApplicationState } from '@learntrail/contract/prizes/states'
import sharp from 'sharp'
import {
  addCodes,
  applyForPrize,
  handleApplication,
  makePrize,
  takeOwnStep,
} from '../../apps/server/src/features/prizes/demo.ts'
import { giveReward } from '../../apps/server/src/features/rewards/demo.ts'
import { uploadFiles } from '../files/upload-files.ts'
import { people } from '../people/people.ts'
import { type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { applications, gifts, prizes } from './prizes.ts'

type PrizeKey = keyof typeof prizes

/** Makes prizes, reward points to spend on them, and an application in every state. Idempotent. */
export async function makePrizes(making: Making, ids: Ids): Promise<void> {
  const { platform, calendar } = making
  const by = { id: idOf(ids, 'staff'), requestId: 'demo' }
  for (const { to, points, daysAgo, reason } of gifts)
    await giveReward(platformAt(platform, calendar.daysAgo(daysAgo)), by, {
      clientId: stableId(`reward points of ${to}`),
      account: people[to].email,
      points,
      reason,
    })
  const made = await offer(making, by)
  for (const application of applications) await applyAs(making, ids, by, made[application.prize], application)
}

type Staff = Parameters<typeof makePrize>[1]
interface MadePrize {
  id: string
  points: number
}

async function offer({ platform, calendar }: Making, by: Staff): Promise<Record<PrizeKey, MadePrize>> {
  const then = platformAt(platform, calendar.daysAgo(90))
  const made: [string, MadePrize][] = []
  for (const [key, prize] of Object.entries(prizes)) {
    const { drawing, ...written } = prize
    const clientId = stableId(`prize ${key}`)
    const known = await platform.pool.query<MadePrize>('select id, points from prizes where client_id = $1', [clientId])
    if (known.rows[0] !== undefined) {
      made.push([key, known.rows[0]])
      continue
    }
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">
      <rect width="960" height="720" fill="${drawing.ground}"/>${drawing.shapes}</svg>`
    const content = await sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer()
    const [fileId = null] = await uploadFiles(platform, by.id, [{ fileName: `${key}.jpg`, content }])
    const { id, points } = await makePrize(then, by, {
      ...written,
      asks: [...written.asks],
      clientId,
      fileId,
      startsAt: null,
      endsAt: null,
    })
    if ('codes' in prize) await addCodes(then, by, id, prize.codes)
    made.push([key, { id, points }])
  }
  return Object.fromEntries(made) as Record<PrizeKey, MadePrize>
}

const details: DetailsGiven = {
  recipient: '林小雨',
  address: '114 臺北市內湖區文德路 218 號',
  phone: '02-2797-7035',
  signature: { typed: '林小雨' },
  guardian: { email: 'guardian@demo.test' },
}

/** Steps of staff: the state that each starts from, and the final states (`on`) that it leads towards. */
const ways = {
  approve: { from: 'underReview', on: ['approved', 'preparing', 'sent', 'received'] },
  prepare: { from: 'approved', on: ['preparing', 'sent', 'received'] },
  send: { from: 'preparing', on: ['sent', 'received'] },
  refuse: { from: 'underReview', on: ['auditFailed'] },
} as const satisfies Record<string, { from: ApplicationState; on: readonly ApplicationState[] }>

async function applyAs(
  { platform, calendar }: Making,
  ids: Ids,
  by: Staff,
  prize: MadePrize,
  { by: key, prize: prizeKey, daysAgo, until, reason = '', tracking = '' }: (typeof applications)[number],
): Promise<void> {
  const me = idOf(ids, key)
  const at = (days: number) => platformAt(platform, calendar.daysAgo(days))
  let { id, state } = await applyForPrize(at(daysAgo), me, {
    clientId: stableId(`${key} applies for ${prizeKey}`),
    prizeId: prize.id,
    points: prize.points,
    asked: [...prizes[prizeKey].asks],
    details: { ...details, recipient: people[key].fullName },
  })
  for (const [index, step] of (['approve', 'prepare', 'send', 'refuse'] as const).entries()) {
    if (state !== ways[step].from || !(ways[step].on as readonly ApplicationState[]).includes(until)) continue
    const handling = { step, reason, tracking }
    const then = at(Math.max(daysAgo - 1 - index, 0))
    state = (await handleApplication(then, by, id, handling)).state
  }
  if (until === 'cancelled') await takeOwnStep(at(daysAgo - 1), me, id, 'cancel')
  if (until === 'received') await takeOwnStep(at(Math.max(daysAgo - 7, 0)), me, id, 'receive')
}
