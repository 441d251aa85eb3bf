import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilJobDone } from '../../../testing/until-job-done.ts'
import type { accounts } from '../../accounts/accounts.tables.ts'
import { befriend, block, peopleFeature } from '../index.ts'
import { indexMissingPeople } from './index-missing.jobs.ts'
import { indexPerson } from './index-person.service.ts'
import { findPeople, listFriends } from './people-picker.repository.ts'

let product: TestApp
let me: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  me = await newPerson(product, { displayName: '找人的人' })
})
afterAll(() => product.close())

async function named(displayName: string, change: Partial<typeof accounts.$inferInsert> = {}): Promise<TestPerson> {
  const person = await newPerson(product, { displayName, ...change })
  await inTransaction(product.platform.db, (transaction) => indexPerson(transaction, person.id))
  return person
}
const found = async (keyword: string, by = me) =>
  (await findPeople(product.platform.pool, by.id, keyword)).map(({ displayName }) => displayName)

describe('a person is found', () => {
  beforeAll(async () => {
    await named('王大明')
    await named('歐陽菲菲')
    await named('Mary Lin', { username: 'mary.lin-99' })
    await named('陳Ｊｏｅ')
    await named('𠮷田花子')
  })

  test.each([
    ['王', '王大明'],
    ['王大', '王大明'],
    ['大明', '王大明'],
    ['明', '王大明'],
    ['王大明', '王大明'],
    ['陽菲', '歐陽菲菲'],
    ['菲菲', '歐陽菲菲'],
    ['mary', 'Mary Lin'],
    ['ARY', 'Mary Lin'],
    ['y l', 'Mary Lin'],
    ['m', 'Mary Lin'],
    ['n-99', 'Mary Lin'],
    ['joe', '陳Ｊｏｅ'],
    ['𠮷', '𠮷田花子'],
    ['𠮷田', '𠮷田花子'],
  ])('by %j', async (keyword, name) => {
    expect(await found(keyword)).toContain(name)
  })

  test.each([['大王'], ['菲歐'], ['ym'], ['%'], ['_'], ["'; drop table accounts"], ['\\'], ['王明']])(
    'nobody by %j',
    async (keyword) => {
      expect(await found(keyword)).toEqual([])
    },
  )
})

test('a changed name is found by the new one only', async () => {
  const person = await named('舊名字')
  await product.platform.pool.query(`update accounts set display_name = '新稱呼' where id = $1`, [person.id])
  await inTransaction(product.platform.db, (transaction) => indexPerson(transaction, person.id))
  expect(await found('舊名')).toEqual([])
  expect(await found('新稱')).toEqual(['新稱呼'])
})

test('who is blocked or blocks, has no profile, is leaving, or is oneself is not found', async () => {
  const [blocked, blocker] = [await named('隱身甲'), await named('隱身乙')]
  await named('隱身丙', { profileFilledAt: null })
  await named('隱身丁', { deletedAt: product.clock.now() })
  const seen = await named('隱身戊')
  await block(product.platform, me.id, blocked.id)
  await block(product.platform, blocker.id, me.id)
  expect(await found('隱身')).toEqual(['隱身戊'])
  expect(await found('隱身', seen)).toEqual(['隱身乙', '隱身甲'])
})

test('friends come first, then names that begin with the word, at most 20', async () => {
  for (let n = 10; n < 35; n += 1) await named(`測驗者${n}`)
  const [friend] = [await named('很會測驗')]
  await befriend(product.platform, me.id, friend.id)
  const names = await found('測驗')
  expect(names).toHaveLength(20)
  expect(names.slice(0, 2)).toEqual(['很會測驗', '測驗者10'])
})

test('without a word friends are answered, without those who are leaving', async () => {
  const person = await newPerson(product)
  const [friend, leaving] = [await named('好友'), await named('前好友')]
  await befriend(product.platform, person.id, friend.id)
  await befriend(product.platform, person.id, leaving.id)
  await product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [leaving.id])
  expect(await listFriends(product.platform.pool, person.id)).toEqual([
    { id: friend.id, displayName: '好友', avatar: null, isDeleted: false, schoolName: null },
  ])
})

test('who came into the tables without being indexed is found after a start, which does not wait for it', async () => {
  expect(peopleFeature.prepare).toBeUndefined()
  await untilJobDone(product, 'people.index-missing')
  await newPerson(product, { displayName: '漏網之魚' })
  expect(await found('漏網')).toEqual([])
  await indexMissingPeople(product.platform)
  expect(await found('漏網')).toEqual(['漏網之魚'])
})

describe('the call', () => {
  const pick = (keyword: string) => me.browser.post('/api/v2/search/searchperson', { keyword })

  test('answers people with the school that they show', async () => {
    const person = await named('有校的人')
    await product.platform.pool.query(
      `insert into organizations (account_id, type, county, township, typed_school_name, updated_at)
      values ($1, 'academic_unit', 'taipei_city', 'x', '測試高中', now())`,
      [person.id],
    )
    await product.platform.pool.query(
      `insert into profiles (account_id, audiences) values ($1, '{"school": "everybody"}')`,
      [person.id],
    )
    expect((await pick('有校')).json()).toEqual({
      items: [{ id: person.id, displayName: '有校的人', avatar: null, isDeleted: false, schoolName: '測試高中' }],
    })
  })
  test('takes 100 characters and no more', async () => {
    expect((await pick('長'.repeat(100))).json()).toEqual({ items: [] })
    expect((await pick('長'.repeat(101))).json()).toMatchObject({ fields: [{ path: 'keyword', rule: 'too_long' }] })
  })
  test('without a word answers friends', async () => {
    const friend = await named('我的朋友')
    await befriend(product.platform, me.id, friend.id)
    expect((await pick(' ')).json().items).toContainEqual(expect.objectContaining({ id: friend.id }))
  })
})
