import { randomUUID } from 'node:crypto'
import type { Plan } from '@learntrail/contract/plans/plans'
import type { SignatureRole, SigningOrder } from '@learntrail/contract/plans/signing/facts'
import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { newClass } from '../../guardians/guardians.fixture.ts'
import { newPlan, planPath } from '../plans.fixture.ts'

export const linkPath = '/api/v2/sdl-service/signing-link'
export const signingPath = (id: string) => `${planPath}/${id}/signing`

export const line = (role: SignatureRole, ...signers: TestPerson[]) => ({
  id: randomUUID() as string,
  role,
  signerIds: signers.map(({ id }) => id),
  ...(role === 'own' ? { label: '教務主任' } : {}),
})

/** A line for a guardian who is mailed. */
export const mailedLine = (email: string) => ({ ...line('guardian'), guardian: { email } })

type Line = ReturnType<typeof line>

export const putLines = ({ browser }: TestPerson, id: string, lines: Line[], order: SigningOrder = 'together') =>
  browser.put(signingPath(id), { order, lines })

/** Makes a teacher who leads a class of these students. */
export async function newTeacher(product: TestApp, ...pupils: TestPerson[]): Promise<TestPerson> {
  const teacher = await newPerson(product, { registrationRole: 'teacher' })
  await newClass(product, teacher, ...pupils)
  return teacher
}

export async function signingOf({ browser }: TestPerson, id: string): Promise<PlanSigning> {
  const answer = await browser.get(signingPath(id))
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

export const statesOf = ({ lines }: PlanSigning) => lines.map(({ state }) => state)

export async function ask(person: TestPerson, id: string) {
  const { version } = await signingOf(person, id)
  return person.browser.post(`${signingPath(id)}/ask`, { version })
}

/** The version and hash that a reader sees and signs. */
const seen = async (person: TestPerson, id: string) => {
  const { version, hash } = await signingOf(person, id)
  return { version, hash }
}

export const sign = async (person: TestPerson, id: string, { id: lineId }: Pick<Line, 'id'>, change: object = {}) =>
  person.browser.post(`${signingPath(id)}/${lineId}/sign`, { ...(await seen(person, id)), ...change })

export const refuse = async (person: TestPerson, id: string, { id: lineId }: Pick<Line, 'id'>, change: object = {}) =>
  person.browser.post(`${signingPath(id)}/${lineId}/refuse`, {
    ...(await seen(person, id)),
    reason: '請再想想怎麼知道做到了。',
    ...change,
  })

export const withdraw = ({ browser }: TestPerson, id: string, { id: lineId }: Pick<Line, 'id'>) =>
  browser.post(`${signingPath(id)}/${lineId}/withdraw`, { reason: '我看錯了一份。' })

export const remind = ({ browser }: TestPerson, id: string, { id: lineId }: Pick<Line, 'id'>) =>
  browser.post(`${signingPath(id)}/${lineId}/remind`, {})

export const addPaper = async (person: TestPerson, id: string, { id: lineId }: Pick<Line, 'id'>, body: object) =>
  person.browser.post(`${signingPath(id)}/${lineId}/paper`, { ...(await seen(person, id)), name: '林媽媽', ...body })

/** Makes a plan with these lines. */
export async function newLines(owner: TestPerson, lines: Line[], order: SigningOrder = 'together'): Promise<Plan> {
  const plan = await newPlan(owner)
  const set = await putLines(owner, plan._id, lines, order)
  if (set.statusCode !== 200) throw new Error(set.body)
  return plan
}

/** Same, with everybody asked. */
export async function newAsked(...given: Parameters<typeof newLines>): Promise<Plan> {
  const plan = await newLines(...given)
  const asked = await ask(given[0], plan._id)
  if (asked.statusCode !== 200) throw new Error(asked.body)
  return plan
}

let saved = 1
/** Changes the plan's content. */
export async function change(person: TestPerson, id: string, parts: object = {}): Promise<Plan> {
  saved += 1
  const { version } = (await person.browser.get(`${planPath}/${id}`)).json<Plan>()
  const body = { writer: randomUUID(), save: 1, version, motivation: `我想知道第 ${saved} 件事。`, ...parts }
  const answer = await person.browser.patch(`${planPath}/${id}`, body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** Returns the token in the mail to a guardian. */
export async function signingToken({ mails }: TestApp, email: string, after = 0): Promise<string> {
  const { text } = await mails.next(email, after)
  return /\/sdl\/sign\/([\w-]+)/.exec(text)?.[1] ?? ''
}
