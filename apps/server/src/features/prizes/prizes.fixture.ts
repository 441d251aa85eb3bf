import { randomUUID } from 'node:crypto'
import type { OwnApplication } from '@learntrail/contract/prizes/applications'
import type { AskedPart } from '@learntrail/contract/prizes/asked'
import type { DetailsGiven } from '@learntrail/contract/prizes/details'
import type { KeptPrize } from '@learntrail/contract/prizes/handling'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { givePoints } from '../rewards/rewards.fixture.ts'

export const prizePath = '/api/v2/rewards/prizes'
export const applicationPath = '/api/v2/rewards/applications'
export const keptPath = '/api/v2/admin/rewards'

/** The body with which staff create a prize. */
export const prizeBody = (change: object = {}) => ({
  clientId: randomUUID(),
  name: '學跡帆布袋',
  description: '裝得下一整天的課本。',
  points: 20,
  stock: 5,
  perPerson: 1,
  way: 'posted',
  pickUp: '',
  asks: [] as AskedPart[],
  startsAt: null,
  endsAt: null,
  fileId: null,
  ...change,
})

export const newOperator = (product: TestApp) => newPerson(product, { role: 'operator' })

export async function newPrize(staff: TestPerson, change: object = {}): Promise<KeptPrize> {
  const answer = await staff.browser.post(`${keptPath}/prizes`, prizeBody(change))
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** A person with this many reward points. */
export async function newSaver(product: TestApp, points = 100, change: Parameters<typeof newPerson>[1] = {}) {
  const person = await newPerson(product, { plan: 'plus', ...change })
  await givePoints(product, person.id, points)
  return person
}

const signature = { typed: '王小明' }
/** The beginning of a JPEG and nothing more. */
const image = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]).toString('base64')

const given: Required<DetailsGiven> = {
  recipient: '王小明',
  address: '臺北市內湖區文德路 218 號',
  phone: '0912-345-678',
  signature,
  guardian: { email: 'parent@example.com' },
  idImages: { front: image, back: image },
}

/** The details for a form that asks for these parts. */
export const detailsOf = (asked: readonly AskedPart[]): DetailsGiven =>
  Object.fromEntries(asked.map((part) => [part, given[part]]))

export const applicationBody = (prize: Pick<KeptPrize, 'id' | 'points' | 'asks'>, change: object = {}) => ({
  clientId: randomUUID(),
  prizeId: prize.id,
  points: prize.points,
  asked: prize.asks,
  details: detailsOf(prize.asks),
  ...change,
})

export async function apply(
  person: TestPerson,
  prize: Pick<KeptPrize, 'id' | 'points' | 'asks'>,
  change: object = {},
): Promise<OwnApplication> {
  const answer = await person.browser.post(applicationPath, applicationBody(prize, change))
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** Staff take an application through these steps. */
export async function handle(staff: TestPerson, id: string, ...steps: ('approve' | 'prepare' | 'send' | 'receive')[]) {
  for (const step of steps) {
    const body = step === 'send' ? { step, tracking: '郵局掛號 123' } : { step }
    const answer = await staff.browser.post(`${keptPath}/applications/${id}/steps`, body)
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
}

/** One step that staff take. */
export const step = (staff: TestPerson, id: string, body: object) =>
  staff.browser.post(`${keptPath}/applications/${id}/steps`, body)

export const readOwn = async (person: TestPerson, id: string) =>
  (await person.browser.get(`${applicationPath}/${id}`)).json<OwnApplication>()

/** The secret from the mail to a guardian. */
export async function consentToken({ mails }: TestApp, email: string, after = 0): Promise<string> {
  const { text } = await mails.next(email, after)
  return /\/rewards\/consent\/([\w-]+)/.exec(text)?.[1] ?? ''
}
