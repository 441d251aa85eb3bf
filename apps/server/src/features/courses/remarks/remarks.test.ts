import { randomUUID } from 'node:crypto'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { limits } from '@learntrail/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { coursePath, writtenCourse } from '../courses.fixture.ts'
import { letLearn, letTeach, publish } from '../publishing/publishing.fixture.ts'
import {
  aRemark,
  remark,
  remarksOf,
  remarksPath,
  reply,
  sendRemark,
  sendReply,
  sendResolved,
  threadOf,
} from './remarks.fixture.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code

async function together() {
  const [owner, coEditor, lecturer] = (await Promise.all(
    ['陳老師', '林老師', '王講師'].map((displayName) => newPerson(product, { displayName })),
  )) as [TestPerson, TestPerson, TestPerson]
  const { course, unitId, chapterId } = await writtenCourse(product, owner)
  await letTeach(product, course._id, coEditor)
  await letTeach(product, course._id, lecturer, { part: 'lecturer' })
  return { owner, coEditor, lecturer, id: course._id, unitId, chapterId }
}

const countsOf = async ({ browser }: TestPerson, id: string) =>
  (await browser.get(`${coursePath}/${id}/remark-counts`)).json<{ units: { unitId: string; open: number }[] }>().units

async function noticesOf({ browser }: TestPerson) {
  await untilHeard(product)
  const { items } = (await browser.post('/api/v2/notice/get-notice', {})).json<{
    items: { kind: string; title: string; excerpt: string; count: number; place: object }[]
  }>()
  return items.filter(({ kind }) => kind === 'courseRemark').map(({ kind: _, ...notice }) => notice)
}

describe('a remark on a passage', () => {
  test('is there for all who teach the course, with its words and its place, and counted at its unit', async () => {
    const { owner, coEditor, lecturer, id, unitId } = await together()
    const said = aRemark(unitId)
    const made = (await sendRemark(coEditor, id, said)).json()
    expect(made).toMatchObject({
      courseId: id,
      unitId,
      start: said.start,
      end: said.end,
      quote: said.quote,
      content: said.content,
      author: { id: coEditor.id, displayName: '林老師' },
      replyCount: 0,
      resolvedAt: null,
      resolvedBy: null,
      editedAt: null,
      can: { edit: true, remove: true },
    })
    const [ofOwner, ofLecturer] = [await remarksOf(owner, id, unitId), await remarksOf(lecturer, id, unitId)]
    expect(ofOwner).toMatchObject({ items: [{ _id: made._id, can: { edit: false, remove: true } }], canWrite: true })
    expect(ofLecturer).toMatchObject({ items: [{ can: { edit: false, remove: false } }], canWrite: false })
    expect(await countsOf(lecturer, id)).toEqual([{ unitId, open: 1 }])
  })

  test('sent again is there once, also by two sendings at the same moment', async () => {
    const { owner, id, unitId } = await together()
    const said = aRemark(unitId)
    const [first, second] = await Promise.all([sendRemark(owner, id, said), sendRemark(owner, id, said)])
    const again = await sendRemark(owner, id, said)
    expect(new Set([first, second, again].map((answer) => answer.json()._id)).size).toBe(1)
    const made = first.json()
    const answer = { content: '好', clientId: randomUUID() }
    const replies = [await reply(owner, made, answer), await reply(owner, made, answer)]
    expect(replies[0]?._id).toBe(replies[1]?._id)
    expect(await remarksOf(owner, id, unitId)).toMatchObject({ items: [{ replyCount: 1 }] })
  })

  test('is nothing to learners, strangers and whoever has left', async () => {
    const { owner, coEditor, id, unitId } = await together()
    await publish(owner, id)
    const [learner, stranger] = [await newPerson(product), await newPerson(product)]
    await letLearn(product, id, learner)
    const made = await remark(owner, id, unitId)
    await coEditor.browser.delete(`${coursePath}/${id}/co-editors/${coEditor.id}`)
    for (const person of [learner, stranger, coEditor]) {
      const asked = [
        person.browser.get(`${remarksPath(id)}?unitId=${unitId}`),
        person.browser.get(`${remarksPath(id)}/${made._id}`),
        person.browser.get(`${coursePath}/${id}/remark-counts`),
        sendRemark(person, id, aRemark(unitId)),
        sendReply(person, made),
        sendResolved(person, made, true),
        person.browser.delete(`${remarksPath(id)}/${made._id}`),
      ]
      expect((await Promise.all(asked)).map(codeOf)).toEqual(asked.map(() => 'COURSE_NOT_FOUND'))
    }
    const unit = await learner.browser.get(`${coursePath}/${id}/units/${unitId}`)
    expect([unit.statusCode, unit.body.includes(made.content)]).toEqual([200, false])
  })

  test('is read by a lecturer, who writes none', async () => {
    const { owner, lecturer, id, unitId } = await together()
    const made = await remark(owner, id, unitId)
    const said = await reply(owner, made)
    const { browser } = lecturer
    const at = `${remarksPath(id)}/${made._id}`
    const refused = [
      await sendRemark(lecturer, id, aRemark(unitId)),
      await sendReply(lecturer, made),
      await sendResolved(lecturer, made, true),
      await browser.patch(at, { content: '不同' }),
      await browser.delete(at),
      await browser.patch(`${at}/replies/${said._id}`, { content: '不同' }),
      await browser.delete(`${at}/replies/${said._id}`),
    ]
    expect(refused.map(codeOf)).toEqual(refused.map(() => 'NO_PERMISSION'))
    expect(await threadOf(lecturer, made)).toMatchObject({ replies: [{ content: '好，我加一句。' }] })
  })

  test('goes on while the course is on the shelf: what learners read stays as it is', async () => {
    const { owner, coEditor, id, unitId } = await together()
    await publish(owner, id)
    const made = await remark(coEditor, id, unitId)
    expect((await sendResolved(owner, made, true)).statusCode).toBe(200)
    expect((await sendReply(coEditor, made)).statusCode).toBe(200)
  })

  test('names a unit of its course', async () => {
    const { owner, id } = await together()
    const other = await together()
    expect(codeOf(await sendRemark(owner, id, aRemark(other.unitId)))).toBe('COURSE_UNIT_NOT_FOUND')
    expect(codeOf(await owner.browser.get(`${remarksPath(id)}?unitId=${other.unitId}`))).toBe('COURSE_UNIT_NOT_FOUND')
    const theirs = await remark(other.owner, other.id, other.unitId)
    const at = `${remarksPath(id)}/${theirs._id}`
    const refused = [
      await owner.browser.get(at),
      await owner.browser.patch(at, { content: '不同' }),
      await owner.browser.delete(at),
      await owner.browser.post(`${at}/resolved`, { isResolved: true }),
      await owner.browser.post(`${at}/replies`, { content: '不同', clientId: randomUUID() }),
      await owner.browser.patch(`${at}/replies/${randomUUID()}`, { content: '不同' }),
      await owner.browser.delete(`${at}/replies/${randomUUID()}`),
    ]
    expect(refused.map(codeOf)).toEqual(refused.map(() => 'COURSE_REMARK_NOT_FOUND'))
  })

  test('and its replies have bounds', async () => {
    const { owner, id, unitId } = await together()
    const { remark: most, remarkQuote, remarkPosition } = courseLimits
    const made = await remark(owner, id, unitId, {
      content: '字'.repeat(most),
      quote: '字'.repeat(remarkQuote),
      start: 'A'.repeat(remarkPosition),
      end: 'B'.repeat(remarkPosition),
    })
    for (const over of [
      { content: '字'.repeat(most + 1) },
      { content: '  ' },
      { quote: '字'.repeat(remarkQuote + 1) },
      { quote: '' },
      { start: 'A'.repeat(remarkPosition + 1) },
      { end: '' },
      { end: 'not base64!' },
    ])
      expect((await sendRemark(owner, id, aRemark(unitId, over))).statusCode).toBe(400)
    expect((await sendReply(owner, made, { content: '字'.repeat(most) })).statusCode).toBe(200)
    expect((await sendReply(owner, made, { content: '字'.repeat(most + 1) })).statusCode).toBe(400)
  })
})

describe('how many', () => {
  const fill = (table: string, columns: string, values: unknown[], count: number) =>
    product.platform.pool.query(
      `insert into ${table} (${columns}, id, client_id, content, created_at)
       select ${values.map((_, at) => `$${at + 1}`).join(', ')}, gen_random_uuid(), gen_random_uuid(), '字', now()
       from generate_series(1, ${count})`,
      values,
    )

  test('are open on a unit is bounded, also when one is opened again', async () => {
    const { owner, id, unitId } = await together()
    const first = await remark(owner, id, unitId)
    await sendResolved(owner, first, true)
    const columns = 'course_id, unit_id, author_id, starts_at, ends_at, quote'
    const values = [id, unitId, owner.id, 'AA', 'AA', '字']
    await fill('course_remarks', columns, values, courseLimits.openRemarks - 1)
    const last = await remark(owner, id, unitId)
    const over = await sendRemark(owner, id, aRemark(unitId))
    expect(over.json()).toMatchObject({
      code: 'COURSE_REMARK_LIMIT_REACHED',
      values: { limit: courseLimits.openRemarks },
    })
    expect(codeOf(await sendResolved(owner, first, false))).toBe('COURSE_REMARK_LIMIT_REACHED')
    const page = await remarksOf(owner, id, unitId)
    expect([page.items.length, page.nextCursor]).toEqual([courseLimits.openRemarks, null])
    await sendResolved(owner, last, true)
    expect((await sendResolved(owner, first, false)).statusCode).toBe(200)
  })

  test('replies stand below a remark is bounded', async () => {
    const { owner, id, unitId } = await together()
    const made = await remark(owner, id, unitId)
    const values = [made._id, owner.id]
    await fill('course_remark_replies', 'remark_id, author_id', values, courseLimits.repliesPerRemark - 1)
    await reply(owner, made)
    expect((await sendReply(owner, made)).json()).toMatchObject({
      code: 'COURSE_REMARK_FULL',
      values: { limit: courseLimits.repliesPerRemark },
    })
    expect((await threadOf(owner, made)).replies).toHaveLength(courseLimits.repliesPerRemark)
  })

  test('are resolved is told page by page', async () => {
    const { owner, id, unitId } = await together()
    const made = []
    for (let round = 0; round <= limits.pageSize; round += 1) made.push(await remark(owner, id, unitId))
    for (const one of made) await sendResolved(owner, one, true)
    const first = await remarksOf(owner, id, unitId, '&state=resolved')
    const rest = await remarksOf(owner, id, unitId, `&state=resolved&cursor=${first.nextCursor}`)
    expect([...first.items, ...rest.items].map(({ _id }) => _id)).toEqual(made.map(({ _id }) => _id).reverse())
    expect(rest.nextCursor).toBeNull()
    expect((await remarksOf(owner, id, unitId)).items).toEqual([])
    expect(await countsOf(owner, id)).toEqual([])
  })
})

describe('what was remarked', () => {
  test('is resolved by whoever writes the course and opened again, and says who it was', async () => {
    const { owner, coEditor, id, unitId } = await together()
    const made = await remark(owner, id, unitId)
    const resolved = await sendResolved(coEditor, made, true)
    expect(resolved.json()).toMatchObject({ resolvedBy: { id: coEditor.id }, resolvedAt: expect.any(String) })
    expect((await sendResolved(owner, made, true)).json()).toMatchObject({ resolvedBy: { id: coEditor.id } })
    expect(await countsOf(owner, id)).toEqual([])
    expect((await sendResolved(owner, made, false)).json()).toMatchObject({ resolvedBy: null, resolvedAt: null })
    expect(await countsOf(owner, id)).toEqual([{ unitId, open: 1 }])
  })

  test('is changed by its author, and taken away by them or the owner of the course', async () => {
    const { owner, coEditor, id, unitId } = await together()
    const made = await remark(owner, id, unitId)
    const said = await reply(coEditor, made)
    const at = `${remarksPath(id)}/${made._id}`
    const ofReply = `${at}/replies/${said._id}`
    product.clock.advance(1_000)
    expect((await owner.browser.patch(at, { content: '換一句' })).json()).toMatchObject({
      content: '換一句',
      editedAt: expect.any(String),
    })
    expect((await coEditor.browser.patch(ofReply, { content: '改好了' })).json()).toMatchObject({ content: '改好了' })
    expect(codeOf(await coEditor.browser.patch(at, { content: '不同' }))).toBe('NO_PERMISSION')
    expect(codeOf(await coEditor.browser.delete(at))).toBe('NO_PERMISSION')
    expect(codeOf(await owner.browser.patch(ofReply, { content: '不同' }))).toBe('NO_PERMISSION')
    expect((await owner.browser.delete(ofReply)).statusCode).toBe(200)
    expect(codeOf(await owner.browser.delete(ofReply))).toBe('COURSE_REMARK_NOT_FOUND')
    expect((await owner.browser.delete(at)).statusCode).toBe(200)
    expect(codeOf(await owner.browser.get(at))).toBe('COURSE_REMARK_NOT_FOUND')
    expect((await remarksOf(coEditor, id, unitId)).items).toEqual([])
  })

  test('is placed anew by whoever writes the course, once its words are found elsewhere', async () => {
    const { owner, coEditor, lecturer, id, unitId } = await together()
    const made = await remark(owner, id, unitId)
    const place = (person: TestPerson, body: object) => person.browser.put(`${remarksPath(id)}/${made._id}/place`, body)
    const there = { start: 'AAEBABQ', end: 'AAEBABg' }
    expect((await place(coEditor, there)).json()).toMatchObject({ ...there, quote: made.quote, editedAt: null })
    expect(codeOf(await place(lecturer, there))).toBe('NO_PERMISSION')
    const over = { ...there, end: 'A'.repeat(courseLimits.remarkPosition + 1) }
    expect((await place(owner, over)).statusCode).toBe(400)
  })

  test('goes with the course, and no copy has it', async () => {
    const { owner, id, unitId } = await together()
    await reply(owner, await remark(owner, id, unitId))
    const copied = (await owner.browser.post(`${coursePath}/${id}/copy`, { clientId: randomUUID() })).json()
    expect(await countsOf(owner, copied._id)).toEqual([])
    expect((await owner.browser.delete(`${coursePath}/${id}`)).statusCode).toBe(200)
    const left = await product.platform.pool.query('select 1 from course_remarks where course_id = $1', [id])
    expect(left.rows).toEqual([])
  })

  test('of a unit that was taken out is not counted', async () => {
    const { owner, id, unitId } = await together()
    await remark(owner, id, unitId)
    await product.platform.pool.query('update course_units set is_removed = true where id = $1', [unitId])
    expect(await countsOf(owner, id)).toEqual([])
    expect(codeOf(await sendRemark(owner, id, aRemark(unitId)))).toBe('COURSE_UNIT_NOT_FOUND')
    expect((await remarksOf(owner, id, unitId)).items).toHaveLength(1)
  })
})

describe('who hears of it', () => {
  test('a remark is told to all who write the course, a reply to those who spoke there', async () => {
    const { owner, coEditor, lecturer, id, unitId } = await together()
    const third = await newPerson(product)
    await letTeach(product, id, third)
    const made = await remark(coEditor, id, unitId)
    const place = { type: 'courseEdit', id, threadId: made._id, commentId: made._id }
    expect(await noticesOf(owner)).toMatchObject([{ title: '河川的一年', excerpt: made.content, place }])
    expect(await noticesOf(third)).toHaveLength(1)
    expect(await noticesOf(lecturer)).toEqual([])
    expect(await noticesOf(coEditor)).toEqual([])
    const answer = await reply(owner, made, { content: '我來改' })
    expect(await noticesOf(coEditor)).toMatchObject([{ excerpt: '我來改', place: { ...place, commentId: answer._id } }])
    expect(await noticesOf(third)).toMatchObject([{ excerpt: made.content }])
  })

  test('what is gone, and whoever has left, is told nothing', async () => {
    const { owner, coEditor, id, unitId } = await together()
    const made = await remark(owner, id, unitId)
    expect(await noticesOf(coEditor)).toHaveLength(1)
    await owner.browser.delete(`${remarksPath(id)}/${made._id}`)
    expect(await noticesOf(coEditor)).toEqual([])
    await remark(owner, id, unitId)
    expect(await noticesOf(coEditor)).toHaveLength(1)
    await coEditor.browser.delete(`${coursePath}/${id}/co-editors/${coEditor.id}`)
    expect(await noticesOf(coEditor)).toEqual([])
  })
})
