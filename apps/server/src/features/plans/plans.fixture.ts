import { randomUUID } from 'node:crypto'
import type { PlanProgress } from '@learntrail/contract/plans/content'
import type { Plan, PlanPage } from '@learntrail/contract/plans/plans'
import type { TestPerson } from '../../testing/people.ts'

export const planPath = '/api/v2/sdl-service/projects'
const favoritePath = '/api/v2/sdl-service/favorites'

/** Progress with this many weeks of one item each, in a single stage. */
export function progressOf(weeks: number, text = '讀一章，寫一頁筆記'): PlanProgress {
  const item = () => ({ id: randomUUID(), text, lessons: 1 })
  return {
    stages: weeks === 0 ? [] : [{ id: randomUUID(), goal: '讀懂一本書', weekCount: weeks }],
    weeks: Array.from({ length: weeks }, () => ({ id: randomUUID(), items: [item()] })),
  }
}

/** What a plan needs before it can be shared. */
export const finished = {
  projectName: '基隆河的溶氧',
  motivation: '我住在河邊，想知道魚為什麼變少了。',
  introduction: '每週到三個地點取水樣。',
  learningType: ['research'],
}

/** A window's first save. */
export const writing = () => ({ writer: randomUUID(), save: 1 })

export const planBody = (change: object = {}) => ({
  clientId: randomUUID(),
  ...writing(),
  ...finished,
  ...change,
})

export async function newPlan(person: TestPerson, change: object = {}): Promise<Plan> {
  const answer = await person.browser.post(planPath, planBody(change))
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

export const share = ({ browser }: TestPerson, id: string, privacy: number, groupIds: string[] = []) =>
  browser.patch(`${planPath}/${id}/privacy`, { privacy, groupIds })

/** Makes a plan and shares it. */
export async function newShared(
  person: TestPerson,
  { privacy = 0, groupIds = [], ...change }: { privacy?: number; groupIds?: string[] } & Record<string, unknown> = {},
): Promise<Plan> {
  const { _id } = await newPlan(person, change)
  const answer = await share(person, _id, privacy, groupIds)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

export const favor = ({ browser }: TestPerson, projectId: string, isFavorite = true) =>
  browser.post(favoritePath, { projectId, isFavorite })

export async function listed({ browser }: TestPerson, rest = ''): Promise<PlanPage> {
  const answer = await browser.get(`${planPath}${rest}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

export const idsOf = ({ items }: PlanPage) => items.map(({ _id }) => _id)

export const invite = ({ browser }: TestPerson, id: string, { id: personId }: TestPerson) =>
  browser.post(`${planPath}/${id}/members`, { personId })

export const answerInvitation = ({ browser }: TestPerson, id: string, accepts: boolean) =>
  browser.patch(`${planPath}/${id}/members/mine`, { accepts })

/** Invites a person, who accepts. */
export async function join(owner: TestPerson, id: string, person: TestPerson): Promise<void> {
  await invite(owner, id, person)
  const answer = await answerInvitation(person, id, true)
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
