import { randomUUID } from 'node:crypto'
import type { SharedInput, SharedRecord } from '@learntrail/contract/posts/shared-record'
import type { TestPerson } from '../../../testing/people.ts'
import { paragraph } from '../posts.fixture.ts'

export const sharedAddress = '/api/v2/portfolios/shared'

export async function start(owner: TestPerson, ...friends: TestPerson[]): Promise<SharedRecord> {
  const body = { clientId: randomUUID(), title: '小論文', personIds: friends.map(({ id }) => id) }
  const answer = await owner.browser.post(sharedAddress, body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

export const read = async (by: TestPerson, id: string): Promise<SharedRecord> =>
  (await by.browser.get(`${sharedAddress}/${id}`)).json()

export const part = (by: TestPerson, id: string, body: object) =>
  by.browser.patch(`${sharedAddress}/${id}/people/current`, body)

/** Saves on top of the version that is there now. */
export async function save(by: TestPerson, id: string, change: Partial<SharedInput> = {}) {
  const { version } = await read(by, id)
  return by.browser.put(`${sharedAddress}/${id}`, {
    version,
    title: '小論文',
    content: paragraph('我們一起寫的。'),
    fileIds: [],
    date: '2026-11-01',
    classification: 'course_learning',
    tags: ['teamwork'],
    customTags: [],
    ...change,
  })
}

/** Everybody agrees to the version that is there now. */
export async function agree(id: string, ...people: TestPerson[]): Promise<void> {
  for (const person of people) {
    const { version } = await read(person, id)
    const answer = await part(person, id, { agreedVersion: version })
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
}

export async function publishShared(owner: TestPerson, id: string, version?: number) {
  const known = version ?? (await read(owner, id)).version
  return owner.browser.post(`${sharedAddress}/${id}/publish`, { version: known })
}
