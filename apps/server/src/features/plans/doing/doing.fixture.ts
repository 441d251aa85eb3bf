import { randomUUID } from 'node:crypto'
import type { Execution } from '@learntrail/contract/plans/doing/doing'
import type { SignatureRole } from '@learntrail/contract/plans/signing/facts'
import type { TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { newPlan, progressOf } from '../plans.fixture.ts'

export const doingPath = '/api/v2/sdl-service/executions'

interface Answer {
  statusCode: number
  body: string
  json(): unknown
}

/** Returns the execution that a call answered, or throws its error. */
export function answered(answer: Answer): Execution {
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json() as Execution
}

/** The code of a refusal, or else the status code. */
export const codeOf = (answer: Answer) => (answer.json() as { code?: string }).code ?? answer.statusCode

export const open = ({ browser }: TestPerson, projectId: string) => browser.post(doingPath, { projectId })
export const read = ({ browser }: TestPerson, id: string) => browser.get(`${doingPath}/${id}`)
export const writing = (version = 0) => ({ writer: randomUUID(), save: 1, version })

/** Makes a plan of this person and begins it. */
export async function begin(person: TestPerson, change: object = {}): Promise<Execution> {
  const { _id } = await newPlan(person, { progress: progressOf(3), ...change })
  return answered(await open(person, _id))
}

export const save = ({ browser }: TestPerson, id: string, weekId: string, body: object) =>
  browser.patch(`${doingPath}/${id}/weeks/${weekId}`, { ...writing(), ...body })
export const turn = ({ browser }: TestPerson, id: string, weekId: string, isRunning: boolean) =>
  browser.post(`${doingPath}/${id}/weeks/${weekId}/timer`, { isRunning })
export const say = ({ browser }: TestPerson, id: string, weekId: string, text: string, clientId = randomUUID()) =>
  browser.post(`${doingPath}/${id}/weeks/${weekId}/said`, { text, clientId })
export const record = ({ browser }: TestPerson, id: string, weekId: string, clientId = randomUUID()) =>
  browser.post(`${doingPath}/${id}/weeks/${weekId}/record`, { clientId })
export const saveResult = ({ browser }: TestPerson, id: string, body: object = { summary: '魚少是因為水裡的氧少。' }) =>
  browser.patch(`${doingPath}/${id}/result`, { ...writing(), ...body })
export const finish = ({ browser }: TestPerson, id: string, isFinished = true) =>
  browser.post(`${doingPath}/${id}/finish`, { isFinished })
export const opine = ({ browser }: TestPerson, id: string, isCertified = false, text = '每週都有進展。') =>
  browser.put(`${doingPath}/${id}/opinion`, { text, isCertified })
export const recordResult = ({ browser }: TestPerson, id: string) => browser.post(`${doingPath}/${id}/record`, {})

/** Adds a signer in a line of this role, asked unless said otherwise, straight in the tables. */
export async function putSigner(
  { platform, clock }: TestApp,
  planId: string,
  { id }: Pick<TestPerson, 'id'>,
  { role = 'adviser', isAsked = true }: { role?: SignatureRole; isAsked?: boolean } = {},
): Promise<void> {
  const lineId = randomUUID()
  const text = `insert into plan_lines (plan_id, id, position, role, label) values ($1, $2,
    (select count(*) from plan_lines where plan_id = $1), $3, '')`
  await platform.pool.query(text, [planId, lineId, role])
  const signer = 'insert into plan_signers (plan_id, line_id, person_id, asked_at) values ($1, $2, $3, $4)'
  await platform.pool.query(signer, [planId, lineId, id, isAsked ? clock.now() : null])
}

/** Adds a member to a plan, straight in the tables. */
export async function putMember({ platform, clock }: TestApp, planId: string, { id }: Pick<TestPerson, 'id'>) {
  const text = `insert into plan_members (plan_id, person_id, state, since) values ($1, $2, 'accepted', $3)`
  await platform.pool.query(text, [planId, id, clock.now()])
}
