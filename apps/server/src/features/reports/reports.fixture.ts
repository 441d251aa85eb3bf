import { randomUUID } from 'node:crypto'
import type { CaseSummary, WholeCase } from '@learntrail/contract/reports/cases'
import type { ReportTargetType } from '@learntrail/contract/reports/facts'
import type { OwnReport } from '@learntrail/contract/reports/reports'
import type { TestPerson } from '../../testing/people.ts'

export const casesPath = '/api/v2/admin/reports'

export const reportBody = (targetType: ReportTargetType, targetId: string, change: object = {}) => ({
  clientId: randomUUID(),
  targetType,
  targetId,
  reasons: ['spam'],
  description: '一直貼廣告。',
  ...change,
})

export const send = (by: TestPerson, targetType: ReportTargetType, targetId: string, change: object = {}) =>
  by.browser.post('/api/v2/reports/uploadreport', reportBody(targetType, targetId, change))

/** Reports a thing through the API. */
export async function report(by: TestPerson, targetType: ReportTargetType, targetId: string, change: object = {}) {
  const answer = await send(by, targetType, targetId, change)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<OwnReport>()
}

/** All pages of the queue. */
export async function listed(staff: TestPerson, query = 'filter=open'): Promise<CaseSummary[]> {
  const found: CaseSummary[] = []
  for (let cursor = ''; ; ) {
    const answer = await staff.browser.get(`${casesPath}?${query}${cursor && `&cursor=${cursor}`}`)
    const page = answer.json<{ items: CaseSummary[]; nextCursor: string | null }>()
    found.push(...page.items)
    if (page.nextCursor === null) return found
    cursor = page.nextCursor
  }
}

/** The unjudged case of a thing. */
export async function caseOf(staff: TestPerson, targetId: string): Promise<WholeCase> {
  for (const filter of ['open', 'in_progress']) {
    const found = (await listed(staff, `filter=${filter}`)).find((one) => one.targetId === targetId)
    if (found !== undefined) return readCase(staff, found.id)
  }
  throw new Error('nobody has reported it')
}

export async function readCase(staff: TestPerson, id: string): Promise<WholeCase> {
  return (await staff.browser.get(`${casesPath}/${id}`)).json<WholeCase>()
}

export async function take(staff: TestPerson, { id, version }: WholeCase): Promise<WholeCase> {
  return (await staff.browser.post(`${casesPath}/${id}/take`, { version })).json<WholeCase>()
}

export const decide = (staff: TestPerson, { id, version }: WholeCase, judgement: object) =>
  staff.browser.post(`${casesPath}/${id}/decide`, {
    clientId: randomUUID(),
    version,
    words: '這樣不行喔。',
    ...judgement,
  })

/** Takes and decides the case of a thing. */
export async function judge(staff: TestPerson, targetId: string, judgement: object): Promise<WholeCase> {
  const answer = await decide(staff, await take(staff, await caseOf(staff, targetId)), judgement)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<WholeCase>()
}
