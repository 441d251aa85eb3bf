import { randomUUID } from 'node:crypto'
import { planLimits } from '@learntrail/contract/plans/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import type { ErasureStep } from '../../../platform/erasure/erasure.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { doingErasure } from './doing.erasure.ts'
import { answered, begin, codeOf, putMember, putSigner, read, say } from './doing.fixture.ts'

let product: TestApp
let [owner, member, adviser, tutor] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson]
beforeAll(async () => {
  product = await createTestApp()
  ;[owner, member, adviser, tutor] = [
    await newPerson(product, { displayName: '小雨' }),
    await newPerson(product),
    await newPerson(product, { displayName: '王老師' }),
    await newPerson(product),
  ]
})
afterAll(() => product.close())

const begun = async () => {
  const { projectId: id, weekPerProgress } = await begin(owner)
  const [first = '', second = ''] = weekPerProgress.map(({ weekId }) => weekId)
  return { id, first, second }
}
const asksSince = async (id: string) => {
  const text = 'select asks_since as since from plan_executions where plan_id = $1'
  return (await product.platform.pool.query<{ since: Date | null }>(text, [id])).rows[0]?.since?.toISOString() ?? null
}
const told = async (person: TestPerson, id: string) => {
  await untilHeard(product)
  const { items } = (await person.browser.post('/api/v2/notice/get-notice', {})).json<{
    items: { kind: string; excerpt: string | null; place: { type: string; id: string } }[]
  }>()
  return items
    .filter(({ kind, place }) => kind.startsWith('planQuestion') && place.id === id)
    .map(({ kind, excerpt, place }) => [kind, place.type, excerpt])
}

test('advisers are asked at a week, answer there, and both sides are told', async () => {
  const { id, first, second } = await begun()
  expect(codeOf(await say(owner, id, first, '水樣要放冰箱嗎？'))).toBe('NOBODY_TO_ASK')
  await putSigner(product, id, tutor, { role: 'formTutor', isAsked: false })
  expect(codeOf(await say(owner, id, first, '水樣要放冰箱嗎？'))).toBe('NOBODY_TO_ASK')
  await putSigner(product, id, adviser)
  await putSigner(product, id, tutor, { role: 'formTutor' })
  await putMember(product, id, member)

  const clientId = randomUUID()
  const at = product.clock.now().toISOString()
  const asked = answered(await say(owner, id, first, '水樣要放冰箱嗎？', clientId))
  expect(asked.weekPerProgress[0]?.said).toMatchObject([
    { by: { id: owner.id }, isAdviser: false, text: '水樣要放冰箱嗎？', at },
  ])
  expect(answered(await say(owner, id, first, '水樣要放冰箱嗎？', clientId))).toEqual(asked)
  expect(await asksSince(id)).toBe(at)
  for (const teacher of [adviser, tutor])
    expect(await told(teacher, id)).toEqual([['planQuestionAsked', 'planDoing', '水樣要放冰箱嗎？']])
  expect(await told(member, id)).toEqual([])

  product.clock.advance(60_000)
  const later = product.clock.now().toISOString()
  await say(member, id, second, '第二週呢？')
  expect(await asksSince(id)).toBe(at)
  const answer = answered(await say(adviser, id, first, '要，而且當天測完。'))
  expect(answer.weekPerProgress[0]?.said.map(({ isAdviser, text }) => [isAdviser, text])).toEqual([
    [false, '水樣要放冰箱嗎？'],
    [true, '要，而且當天測完。'],
  ])
  expect(await asksSince(id)).toBe(later)
  for (const writer of [owner, member])
    expect(await told(writer, id)).toEqual([['planQuestionAnswered', 'planDoing', '要，而且當天測完。']])
  await say(tutor, id, second, '照舊。')
  expect(await asksSince(id)).toBeNull()
  await say(owner, id, first, '謝謝，那第三天的呢？')
  expect(await asksSince(id)).toBe(later)
})

test('a committee, readers and strangers say nothing, and weeks hold a number of words', async () => {
  const { id, first } = await begun()
  await putSigner(product, id, adviser)
  const committee = await newPerson(product)
  await putSigner(product, id, committee, { role: 'committee' })
  expect(codeOf(await say(committee, id, first, '我？'))).toBe('NO_PERMISSION')
  expect(codeOf(await say(await newPerson(product), id, first, '我？'))).toBe('PLAN_NOT_FOUND')
  expect(codeOf(await say(owner, id, randomUUID(), '哪裡？'))).toBe('PLAN_WEEK_NOT_FOUND')
  expect(codeOf(await say(owner, id, first, ' '))).toBe('VALIDATION_FAILED')
  expect(codeOf(await say(owner, id, first, '問'.repeat(planLimits.question)))).toBe(200)
  expect(codeOf(await say(owner, id, first, '問'.repeat(planLimits.question + 1)))).toBe('VALIDATION_FAILED')
  await product.platform.pool.query(
    `insert into plan_said (plan_id, id, week_id, by_id, client_id, is_adviser, text, at)
     select $1, gen_random_uuid(), $2, $3, gen_random_uuid(), false, '問', now() from generate_series(1, $4)`,
    [id, first, owner.id, planLimits.said - 2],
  )
  expect(codeOf(await say(adviser, id, first, '第一百則'))).toBe(200)
  const over = await say(adviser, id, first, '第一百零一則')
  expect(over.json()).toMatchObject({ code: 'QUESTION_LIMIT_REACHED', values: { limit: planLimits.said } })
  expect(answered(await read(owner, id)).weekPerProgress[0]?.said).toHaveLength(planLimits.said)
})

test('an answer goes with whose it was, and the question waits again', async () => {
  const [leaving, staying] = [await newPerson(product), await newPerson(product)]
  const { id, first } = await begun()
  await putSigner(product, id, leaving)
  await putSigner(product, id, staying, { role: 'formTutor' })
  answered(await say(owner, id, first, '水樣要放冰箱嗎？'))
  answered(await say(leaving, id, first, '要。'))
  expect(await asksSince(id)).toBeNull()
  for (const step of doingErasure) await erase(step, leaving)
  expect(await asksSince(id)).not.toBeNull()
  expect(answered(await read(owner, id)).weekPerProgress[0]?.said.map(({ text }) => text)).toEqual(['水樣要放冰箱嗎？'])
  for (const step of doingErasure) await erase(step, owner)
  expect(await asksSince(id)).toBeNull()
})

const erase = ({ erase: run }: ErasureStep, { id }: TestPerson) =>
  inTransaction(product.platform.db, (transaction) =>
    run({ platform: product.platform, transaction, personId: id, limit: 1_000 }),
  )

test('who is no adviser any more neither answers nor is told', async () => {
  const { id, first } = await begun()
  await putSigner(product, id, adviser)
  await say(owner, id, first, '在嗎？')
  expect(await told(adviser, id)).toHaveLength(1)
  await product.platform.pool.query('delete from plan_lines where plan_id = $1', [id])
  expect(await told(adviser, id)).toEqual([])
  expect(codeOf(await say(adviser, id, first, '在。'))).toBe('PLAN_NOT_FOUND')
})
