import { limits } from '@learntrail/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { events } from '../../platform/events/events.tables.ts'
import { newId } from '../../platform/ids/ids.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { digestOf } from '../accounts/password-hash.rules.ts'
import { eventBelongings } from './event.belongings.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const logOf = async ({ browser }: TestPerson, query = '') => (await browser.get(`/api/v2/user-event${query}`)).json()

interface Past {
  kind: string
  actorId: string | null
  subjectId: string
  at?: Date
  data?: Record<string, string>
}

async function happened({
  kind,
  actorId,
  subjectId,
  at = product.clock.now(),
  data = { title: '水質' },
}: Past): Promise<string> {
  const id = newId(at.getTime())
  await product.platform.db.insert(events).values({ id, kind, actorId, subjectId, at, data })
  return id
}

test('a sign-in is told with device and address, and its session while it lasts', async () => {
  const person = await newPerson(product)
  const guest = product.guest()
  await guest.post('/api/v2/sessions', { account: person.email, password: digestOf('learn-by-doing') })
  const { items } = await logOf(person)
  expect(items[0]).toMatchObject({ kind: 'session.started', isMine: true, words: { address: '192.0.2.1' } })
  expect((await person.browser.delete(`/api/v2/sessions/devices/${items[0].sessionId}`)).statusCode).toBe(200)
  const [ended, started] = (await logOf(person)).items
  expect([ended.kind, started.kind, started.sessionId]).toEqual(['session.ended', 'session.started', null])
})

test('what others did is not in it, also where it was done to me; what the service did to my account is', async () => {
  const person = await newPerson(product)
  const other = await newPerson(product)
  await happened({ kind: 'relation.asked', actorId: other.id, subjectId: person.id })
  await happened({ kind: 'account.activated', actorId: null, subjectId: person.id })
  await happened({ kind: 'account.activated', actorId: null, subjectId: other.id })
  await happened({ kind: 'eportfolio.exported', actorId: null, subjectId: newId(), data: { ownerId: person.id } })
  await happened({ kind: 'eportfolio.exported', actorId: null, subjectId: newId(), data: { ownerId: other.id } })
  const { items } = await logOf(person)
  const told = items.map(({ kind, isMine }: { kind: string; isMine: boolean }) => `${kind} ${isMine}`)
  expect(told.sort()).toEqual(['account.activated false', 'eportfolio.exported false'])
})

test('names the person it concerned, while there is no block between us', async () => {
  const person = await newPerson(product)
  const other = await newPerson(product)
  await person.browser.post('/api/v2/friends/makefriends', { personId: other.id })
  const asked = async () => {
    const { items } = await logOf(person, '?group=people')
    return items.find(({ kind }: { kind: string }) => kind === 'relation.asked')
  }
  expect(await asked()).toMatchObject({ person: { displayName: other.displayName } })
  await other.browser.post('/api/v2/blocks', { personId: person.id })
  expect(await asked()).toMatchObject({ person: null })
})

test('is read by group and page by page', async () => {
  const person = await newPerson(product)
  for (let number = 0; number <= limits.pageSize; number += 1) {
    await happened({ kind: 'post.published', actorId: person.id, subjectId: newId() })
  }
  await happened({ kind: 'eportfolio.exported', actorId: person.id, subjectId: newId() })
  const first = await logOf(person, '?group=records')
  expect(first.items).toHaveLength(limits.pageSize)
  expect(first.items[0]).toMatchObject({ kind: 'post.published', words: { title: '水質' }, person: null })
  const second = await logOf(person, `?group=records&cursor=${first.nextCursor}`)
  expect([second.items.length, second.nextCursor]).toEqual([1, null])
  expect((await logOf(person, '?group=ePortfolios')).items).toHaveLength(1)
})

test('goes back six months, though more is kept', async () => {
  const person = await newPerson(product)
  const old = new Date(product.clock.now())
  old.setMonth(old.getMonth() - 6)
  const fact = { kind: 'post.published', actorId: person.id, subjectId: newId() }
  await happened({ ...fact, at: new Date(old.getTime() - 1) })
  const kept = await happened({ ...fact, at: old })
  expect((await logOf(person)).items.map(({ id }: { id: string }) => id)).toEqual([kept])
})

test('tells nothing that is recorded for figures alone, and the archive neither', async () => {
  const person = await newPerson(product)
  await happened({ kind: 'post.audience_changed', actorId: person.id, subjectId: newId() })
  await happened({ kind: 'account.ended', actorId: null, subjectId: person.id })
  expect((await logOf(person)).items).toEqual([])
  const entries = await Array.fromAsync(eventBelongings.entries(product.platform, person.id, 'tw'))
  expect(entries).toEqual([])
})
