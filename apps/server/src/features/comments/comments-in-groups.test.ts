import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recount } from '../../platform/counts/recount.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { block } from '../people/index.ts'
import { commentTargets } from './comment-targets.kind.ts'
import type { Commented } from './commented.fixture.ts'
import { commentedInGroups } from './comments.fixture.ts'
import { commentCounters } from './comments.jobs.ts'

let product: TestApp
let teacher: TestPerson
let group: string
let [ann, ben, stranger] = [] as unknown as TestPerson[] as [TestPerson, TestPerson, TestPerson]
beforeAll(async () => {
  product = await createTestApp()
})
beforeEach(async () => {
  ;[teacher, ann, ben, stranger] = (await Promise.all([1, 2, 3, 4].map(() => newPerson(product)))) as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ]
  group = (await newGroup(teacher)).id
  for (const { id } of [ann, ben]) await place(product, group, id, memberRoles.member)
})
afterAll(() => product.close())

const noticesOf = async (by: TestPerson) => {
  await untilHeard(product)
  return (await by.browser.post('/api/v2/notice/get-notice', {})).json().items
}

describe.each(commentedInGroups)('below $thing', ({ make }) => {
  let on: Commented
  beforeEach(async () => {
    on = await make(product, teacher, group)
  })

  test('nothing more is said once the group is put away, and what was said is read', async () => {
    const { id } = (await on.write(ann, '要量幾天？')).json()
    const put = (isArchived: boolean) => teacher.browser.put(`/api/v2/groups/${group}/archive`, { isArchived })
    await put(true)
    for (const answer of [await on.write(ben, '還有嗎？'), await on.reply(teacher, id, '沒有了')])
      expect(answer.json()).toMatchObject({ code: 'GROUP_ARCHIVED' })
    expect((await on.list(ben)).json().items).toMatchObject([{ content: '要量幾天？', replies: [] }])
    await put(false)
    expect((await on.reply(teacher, id, '一週')).statusCode).toBe(200)
  })

  test('those talk who see it, and nobody else hears of it', async () => {
    const { id } = (await on.write(ann, '要量幾天？')).json()
    expect((await on.reply(ben, id, '一週')).statusCode).toBe(200)
    expect((await on.list(teacher)).json().items).toMatchObject([
      { content: '要量幾天？', author: { id: ann.id }, replies: [{ content: '一週' }] },
    ])
    expect(await on.count(ben)).toBe(2)
    for (const answer of [await on.list(stranger), await on.write(stranger)])
      expect(answer.json()).toMatchObject({ code: on.missing.target })
    expect((await on.like(stranger, id)).json()).toMatchObject({ code: 'MESSAGE_NOT_FOUND' })
    await place(product, group, ben.id, memberRoles.guest)
    expect((await on.list(ben)).json()).toMatchObject({ code: on.missing.target })
  })

  test('its writer hears of it, and is led to the comment, as who is answered', async () => {
    const { id } = (await on.write(ann, '要量幾天？')).json()
    const { id: replyId } = (await on.reply(teacher, id, '一週')).json()
    const place = { type: on.type, id: on.id, threadId: id }
    expect(await noticesOf(teacher)).toMatchObject([
      { kind: 'comment', title: '量量看', excerpt: '要量幾天？', place: { ...place, commentId: id } },
    ])
    expect(await noticesOf(ann)).toContainEqual(
      expect.objectContaining({ kind: 'reply', place: { ...place, commentId: replyId } }),
    )
  })

  test.each(['the pupil', 'the teacher'])(
    'a block by %s leaves what is said between them, and the notice of it; between pupils it hides',
    async (by) => {
      const [blocker, blocked] = by === 'the pupil' ? [ann, teacher] : [teacher, ann]
      await block(product.platform, blocker.id, blocked.id)
      await block(product.platform, ann.id, ben.id)
      const { id } = (await on.write(ann, '要量幾天？')).json()
      expect((await on.reply(teacher, id, '一週')).statusCode).toBe(200)
      expect((await on.write(ben, '我也想問')).statusCode).toBe(200)
      const wordsFor = async (viewer: TestPerson) =>
        (await on.list(viewer)).json().items.map(({ content }: { content: string }) => content)
      expect(await wordsFor(teacher)).toEqual(['要量幾天？', '我也想問'])
      expect(await wordsFor(ann)).toEqual(['要量幾天？'])
      expect(await wordsFor(ben)).toEqual(['我也想問'])
      expect([await on.count(teacher), await on.count(ann), await on.count(ben)]).toEqual([3, 2, 1])
      expect((await on.list(ann)).json().items).toMatchObject([{ replies: [{ content: '一週' }] }])
      expect(await noticesOf(teacher)).toContainEqual(expect.objectContaining({ kind: 'comment', personCount: 2 }))
      expect(await noticesOf(ann)).toContainEqual(expect.objectContaining({ kind: 'reply', excerpt: '一週' }))
      // A block does not hide what a former member said there either.
      await place(product, group, ann.id, memberRoles.guest)
      expect(await wordsFor(teacher)).toEqual(['要量幾天？', '我也想問'])
      expect((await on.remove(teacher, id)).statusCode).toBe(200)
    },
  )

  test('what is said is removed by whoever said it or leads the group, and counts agree', async () => {
    const ids = []
    for (const words of ['一', '二']) ids.push((await on.write(ann, words)).json().id)
    expect((await on.remove(ben, ids[0])).json()).toMatchObject({ code: 'NO_PERMISSION' })
    expect((await on.remove(ann, ids[0])).statusCode).toBe(200)
    expect((await on.remove(teacher, ids[1])).statusCode).toBe(200)
    const third = (await on.write(ann, '三')).json().id
    const reply = (await on.reply(ann, third, '三之一')).json().id
    expect((await on.list(ben)).json().items[0].can.remove).toBe(false)
    await place(product, group, ben.id, memberRoles.administrator)
    expect((await on.list(ben)).json().items[0]).toMatchObject({ can: { remove: true, edit: false } })
    expect((await on.remove(ben, third)).statusCode).toBe(200)
    expect((await on.remove(teacher, reply)).statusCode).toBe(404)
    expect(await on.count(ann)).toBe(0)
    await on.write(ann)
    await product.platform.pool.query(
      `update ${on.type === 'homework' ? 'homework_questions' : 'bulletins'} set message_count = 9 where id = $1`,
      [on.id],
    )
    await recount(product.platform.db, commentCounters(product.platform))
    expect(await on.count(ann)).toBe(1)
  })
})

test('what is said goes with whatever it stands below, however that is removed', async () => {
  const { rows } = await product.platform.pool.query<{ type: string }>(
    `select split_part(encode(tgargs, 'escape'), '\\000', 1) as type from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where p.proname = 'remove_comments_of'`,
  )
  expect(rows.map(({ type }) => type).sort()).toEqual(
    product.platform.declared
      .of(commentTargets)
      .map(({ type }) => type)
      .sort(),
  )
})
