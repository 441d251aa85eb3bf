import { randomUUID } from 'node:crypto'
import type { HandIn, Receipt } from '@learntrail/contract/homework/hand-in'
import type { Question, QuestionInput } from '@learntrail/contract/homework/question'
import type { ReachedLevels, Rubric } from '@learntrail/contract/homework/rubric'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { paragraph } from '../posts/posts.fixture.ts'

export const homeworkPath = '/api/v2/homework'

const day = 86_400_000

/** Returns the moment this many milliseconds ahead. */
export const inTime = ({ clock }: TestApp, ahead: number) => new Date(clock.now().getTime() + ahead).toISOString()

/** Returns a body that asks a question of a group, ready to be assigned. */
export function questionBody(product: TestApp, groupId: string, change: Partial<QuestionInput> & object = {}) {
  return {
    clientId: randomUUID(),
    groupIds: [groupId],
    title: '河川觀察日誌',
    content: paragraph('選一條河，寫下一週的變化。'),
    classification: 'course_learning',
    deadline: inTime(product, 7 * day),
    ...change,
  }
}

/** Asks a question through the product's own call; assigned unless `assign` is false. */
export async function ask(
  product: TestApp,
  writer: TestPerson,
  groupId: string,
  change: Partial<QuestionInput> & { assign?: boolean } = {},
): Promise<Question> {
  const body = { assign: true, ...questionBody(product, groupId, change) }
  const answer = await writer.browser.post(`${homeworkPath}/questions`, body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ items: Question[] }>().items[0] as Question
}

interface Work {
  text?: string
  fileIds?: string[]
  postId?: string | null
  version?: number
}

const writers = new WeakMap<TestPerson, { writer: string; save: number }>()

/** Saves a student's draft, numbering the saves in order. */
export async function save(student: TestPerson, questionId: string, { text, version = 0, ...parts }: Work) {
  const window = writers.get(student) ?? { writer: randomUUID(), save: 0 }
  writers.set(student, window)
  window.save += 1
  return student.browser.put(`${homeworkPath}/questions/${questionId}/hand-in`, {
    ...window,
    version,
    ...(text === undefined ? {} : { content: paragraph(text) }),
    ...parts,
  })
}

export const submit = (student: TestPerson, questionId: string, version: number, clientId: string = randomUUID()) =>
  student.browser.post(`${homeworkPath}/questions/${questionId}/hand-in`, { clientId, version })

/** Writes and hands in work; returns its receipt and the hand-in. */
export async function handIn(
  student: TestPerson,
  questionId: string,
  work: Work = { text: '今天的水很清。' },
): Promise<{ receipt: Receipt; handIn: HandIn }> {
  const saved = await save(student, questionId, work)
  if (saved.statusCode !== 200) throw new Error(saved.body)
  const answer = await submit(student, questionId, saved.json<HandIn>().draft?.version ?? 0)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** Invites classmates to a team, who accept. Returns the hand-in as the first sees it. */
export async function makeTeam(first: TestPerson, questionId: string, others: readonly TestPerson[]): Promise<HandIn> {
  const path = `${homeworkPath}/questions/${questionId}/team`
  const invited = await first.browser.post(`${path}/invitations`, { personIds: others.map(({ id }) => id) })
  if (invited.statusCode !== 200) throw new Error(invited.body)
  const { id: teamId } = invited.json<HandIn>()
  for (const one of others) {
    const answer = await one.browser.post(`${path}/answer`, { teamId, accepts: true })
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
  return (await first.browser.get(`${homeworkPath}/questions/${questionId}/hand-in`)).json<{ handIn: HandIn }>().handIn
}

/** A rubric of three criteria and 100 points: at best 40, 30 and 30. */
export function newRubric() {
  const level = (name: string, points: number) => ({ id: randomUUID(), name, words: `${name}的樣子`, points })
  const criterion = (name: string, best: number) => ({
    id: randomUUID(),
    name,
    words: '',
    levels: [level('很好', best), level('還好', best - 10), level('再加油', 0)],
  })
  return [criterion('觀察', 40), criterion('紀錄', 30), criterion('心得', 30)]
}

/** Returns the levels reached, by their place in each criterion. */
export const reaching = (rubric: Rubric, ...places: number[]): ReachedLevels =>
  Object.fromEntries(places.map((place, index) => [rubric[index]?.id ?? '', rubric[index]?.levels[place]?.id ?? '']))

export const remarkBody = (change: object = {}) => ({
  clientId: randomUUID(),
  version: 0,
  handInVersion: 1,
  score: 90,
  words: '觀察得很仔細。',
  outcome: 'reviewed',
  ...change,
})

/** Saves a remark on work and releases it. */
export async function correct(corrector: TestPerson, handInId: string, change: object = {}) {
  const path = `${homeworkPath}/hand-ins/${handInId}`
  const saved = await corrector.browser.put(`${path}/remark`, remarkBody(change))
  if (saved.statusCode !== 200) throw new Error(saved.body)
  const answer = await corrector.browser.post(`${path}/release`, { version: saved.json<{ version: number }>().version })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
