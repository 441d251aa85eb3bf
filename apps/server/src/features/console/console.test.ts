import type { AuditEntry } from '@learntrail/contract/console/audit'
import { staffLevels } from '@learntrail/contract/console/levels'
import type { ListedRoom } from '@learntrail/contract/console/rooms'
import type { Problem } from '@learntrail/contract/errors'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../platform/audit/audit.ts'
import { newId } from '../../platform/ids/ids.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { digestOf } from '../accounts/password-hash.rules.ts'

let product: TestApp
let operator: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  operator = await newPerson(product, { role: 'operator' })
})
afterAll(() => product.close())

const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code

async function logged(query = ''): Promise<AuditEntry[]> {
  return (await operator.browser.get(`/api/v2/admin/audit?${query}`)).json<{ items: AuditEntry[] }>().items
}

const write = (subjectId: string, change: Partial<Parameters<typeof audit>[2]> = {}) =>
  audit(product.platform, product.platform.db, {
    by: { id: operator.id, requestId: 'request' },
    act: 'person.looked',
    subject: { type: 'account', id: subjectId },
    ...change,
  })

describe('the rooms', () => {
  test.each(staffLevels)('%s is shown those that the level opens', async (role) => {
    const { browser } = await newPerson(product, { role })
    const { rooms } = (await browser.get('/api/v2/admin/rooms')).json<{ rooms: ListedRoom[] }>()
    const names = rooms.map(({ room }) => room)
    expect(names.includes('reports')).toBe(role !== 'support')
    expect(names.includes('audit')).toBe(role === 'operator')
    for (const room of rooms) expect(room.waiting === null || room.waiting >= 0).toBe(true)
  })
})

describe('the audit log', () => {
  test('is narrowed by who, about whom, what and when, and goes on page by page', async () => {
    const someone = await newPerson(product, { displayName: '被看的人' })
    const start = product.clock.now()
    for (let place = 0; place < 25; place += 1) {
      product.clock.advance(1_000)
      await write(someone.id, { reason: `第 ${place} 次` })
    }
    await write(newId(), { act: 'person.mailed' })
    const path = `/api/v2/admin/audit?subjectId=${someone.id}`
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const page = (await operator.browser.get(`${path}${cursor}`)).json<{ items: AuditEntry[]; nextCursor: string }>()
      seen.push(...page.items.map(({ reason }) => reason))
      if (!page.nextCursor) break
      cursor = `&cursor=${page.nextCursor}`
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, place) => `第 ${24 - place} 次`))
    const until = new Date(start.getTime() + 2_500).toISOString()
    expect(await logged(`subjectId=${someone.id}&until=${until}`)).toHaveLength(2)
    expect(await logged(`subjectId=${someone.id}&from=${until}&act=person.mailed`)).toEqual([])
    expect(await logged(`actorId=${someone.id}`)).toEqual([])
    const [first] = await logged(`subjectId=${someone.id}`)
    expect(first).toMatchObject({ actor: { id: operator.id }, subject: { displayName: '被看的人' } })
  })

  test('is changed by nobody, whatever they send the database', async () => {
    await write(operator.id)
    const { db } = product.platform
    for (const statement of [
      sql`update audit_entries set reason = '沒事'`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
    ]) {
      await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
    }
  })
})

describe('what asks for proof', () => {
  const prove = ({ browser }: TestPerson, password: string) =>
    browser.post('/api/v2/sessions/proof', { password: digestOf(password) })

  test('is the password of whoever sits there, and tries are counted', async () => {
    const someone = await newPerson(product)
    expect((await prove(someone, 'learn-by-doing')).statusCode).toBe(200)
    expect(codeOf(await prove(someone, 'not-this-one'))).toBe('INCORRECT_PASSWORD')
    for (let tries = 0; tries < 4; tries += 1) await prove(someone, 'not-this-one')
    expect(codeOf(await prove(someone, 'learn-by-doing'))).toBe('TOO_MANY_LOGIN_FAILURES')
  })

  test('is no use where there is no password', async () => {
    const someone = await newPerson(product, { passwordHash: null, method: 'google' })
    expect(codeOf(await prove(someone, 'learn-by-doing'))).toBe('LOGIN_METHOD_CONFLICT')
  })
})
