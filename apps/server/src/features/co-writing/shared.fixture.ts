import { randomUUID } from 'node:crypto'
import { sharedSchema } from '@learntrail/contract/co-writing/shared-document'
import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector } from 'yjs'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { readDocument } from '../documents/index.ts'
import { storeChange } from '../documents/storing/store-change.service.ts'
import { paragraph } from '../posts/posts.fixture.ts'
import { documentOf, type Written, writeInto } from './shared-document.mapping.ts'

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

/** A person's open window: what is written in its document is sent when the test calls `send`. */
export async function openShared({ platform }: Pick<TestApp, 'platform'>, by: TestPerson, id: string) {
  const document = new Doc()
  applyUpdate(document, encodeStateAsUpdate(await readDocument(platform, documentOf(id))))
  const before = encodeStateVector(document)
  return {
    document,
    send: () =>
      storeChange(platform, documentOf(id), {
        accountId: by.id,
        schema: sharedSchema,
        client: document.clientID,
        change: 1,
        lineId: randomUUID(),
        update: encodeStateAsUpdate(document, before),
      }),
  }
}

/** Writes as a person's window does; files are added by a call. Throws refusals. */
export async function write(
  { platform }: Pick<TestApp, 'platform'>,
  by: TestPerson,
  id: string,
  { fileIds = [], ...change }: Partial<Written> = {},
): Promise<number> {
  const window = await openShared({ platform }, by, id)
  window.document.transact(() => writeInto(window.document, { ...usual, ...change }))
  const number = await window.send()
  for (const fileId of fileIds) {
    const answer = await putFile(by, id, fileId)
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
  return number
}

const usual: Partial<Written> = {
  title: '小論文',
  content: paragraph('我們一起寫的。'),
  date: '2026-11-01',
  classification: 'course_learning',
  tags: ['teamwork'],
  customTags: [],
}

export const putFile = ({ browser }: TestPerson, id: string, fileId: string) =>
  browser.put(`${sharedAddress}/${id}/files/${fileId}`)
export const takeFileOut = ({ browser }: TestPerson, id: string, fileId: string) =>
  browser.delete(`${sharedAddress}/${id}/files/${fileId}`)

/** These people agree to the present version. */
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
