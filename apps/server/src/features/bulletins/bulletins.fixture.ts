import { randomUUID } from 'node:crypto'
import type { Bulletin, BulletinInput } from '@learntrail/contract/bulletins/bulletin'
import type { TestPerson } from '../../testing/people.ts'
import { paragraph } from '../posts/posts.fixture.ts'

export const bulletinsPath = '/api/v2/portfolios/bulletins'

interface Sent extends Partial<BulletinInput> {
  clientId?: string
  draftId?: string
}

/** The body of a call that publishes a bulletin. */
export function bulletinBody(groupId: string, change: Sent = {}) {
  return {
    clientId: randomUUID(),
    groupIds: [groupId],
    title: '校外教學通知',
    content: paragraph('下週三去河濱公園，請帶水壺。'),
    ...change,
  }
}

/** Publishes a bulletin by the product's own call. */
export async function tell(writer: TestPerson, groupId: string, change: Sent = {}): Promise<Bulletin> {
  const answer = await writer.browser.post(bulletinsPath, bulletinBody(groupId, change))
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ items: Bulletin[] }>().items[0] as Bulletin
}

export const see = (reader: TestPerson, ...bulletinIds: string[]) =>
  reader.browser.post('/api/v2/portfolios/bulletin/seen-record', { bulletinIds })

export const sign = (reader: TestPerson, id: string, body: object = {}) =>
  reader.browser.post(`${bulletinsPath}/${id}/sign`, { version: 1, ...body })

export const forward = (leader: TestPerson, id: string, groupId: string) =>
  leader.browser.post(`/api/v2/portfolios/${id}/forward-bulletin`, { groupId })
