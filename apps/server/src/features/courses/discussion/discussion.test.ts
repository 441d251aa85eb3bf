import { randomUUID } from 'node:crypto'
import type { CourseQuestion } from '@learntrail/contract/courses/discussion'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { limits } from '@learntrail/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { block } from '../../people/index.ts'
import { publish as publishRecord } from '../../posts/posts.fixture.ts'
import { coursePath, newCourse } from '../courses.fixture.ts'
import { join, withdraw } from '../learning/learning.fixture.ts'
import { change, letTeach, newPublished, password, takeOff } from '../publishing/publishing.fixture.ts'
import { answer, answered, answersTo, ask, asked, edit, like, listAsked, remove, unlike } from './discussion.fixture.ts'

let product: TestApp
let [owner, lecturer, pupil, reader] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson]
let id: string
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  ;[owner, lecturer, pupil, reader] = (await Promise.all([1, 2, 3, 4].map(() => newPerson(product)))) as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ]
  id = (await newPublished(product, owner)).course._id
  await letTeach(product, id, lecturer, { part: 'lecturer' })
  await join(pupil, id)
})

const codeOf = (told: { statusCode: number; json(): { code?: string } }) =>
  told.statusCode === 200 ? 'ok' : told.json().code
const itemsOf = async (...asking: Parameters<typeof listAsked>) =>
  (await listAsked(...asking)).json<{ items: CourseQuestion[] }>().items
const contentsOf = async (...asking: Parameters<typeof listAsked>) =>
  (await itemsOf(...asking)).map(({ content }) => content)
const set = (forumStatus: 'open' | 'stopped' | 'closed') => change(owner, id, { forumStatus })
const countOf = async (viewer: TestPerson) =>
  (await viewer.browser.get(`${coursePath}/${id}?of=published`)).json<{ discussionCount: number }>().discussionCount
const noticesOf = async ({ browser }: TestPerson) => {
  await untilHeard(product)
  return (await browser.post('/api/v2/notice/get-notice', {})).json().items
}

describe('who takes part', () => {
  test('are those who learn or teach the course; whoever may read it reads what they say', async () => {
    const question = await asked(pupil, id)
    for (const teacher of [owner, lecturer]) expect(codeOf(await answer(teacher, question.id))).toBe('ok')
    for (const viewer of [owner, lecturer, pupil, reader])
      expect(await itemsOf(viewer, id)).toMatchObject([{ id: question.id, replyCount: 2 }])
    for (const refused of [await ask(reader, id), await answer(reader, question.id), await like(reader, question.id)])
      expect(codeOf(refused)).toBe('COURSE_NOT_JOINED')
    expect(codeOf(await unlike(reader, question.id))).toBe('ok')
    expect(await countOf(reader)).toBe(3)
  })

  test('whoever has gone out reads on, takes away what they said, and says no more', async () => {
    const question = await asked(pupil, id)
    await withdraw(pupil, id)
    expect((await itemsOf(pupil, id))[0]?.can).toEqual({ edit: false, remove: true, report: false })
    expect(codeOf(await edit(pupil, question.id))).toBe('COURSE_NOT_JOINED')
    expect(codeOf(await remove(pupil, question.id))).toBe('ok')
    expect(await countOf(pupil)).toBe(0)
  })

  test('a private course tells nothing before its password', async () => {
    await takeOff(owner, id)
    await change(owner, id, { password, status: 'published' })
    const question = await asked(pupil, id)
    expect(codeOf(await listAsked(reader, id))).toBe('COURSE_PASSWORD_NEEDED')
    expect(codeOf(await ask(reader, id))).toBe('COURSE_PASSWORD_NEEDED')
    for (const told of [await answersTo(reader, question.id), await like(reader, question.id)])
      expect(codeOf(told)).toBe('COURSE_DISCUSSION_NOT_FOUND')
    await reader.browser.post(`${coursePath}/authorize/${id}`, { password })
    expect(await itemsOf(reader, id)).toHaveLength(1)
    expect(codeOf(await ask(reader, id))).toBe('COURSE_NOT_JOINED')
  })

  test('nothing is said in a course that was never published, nor in one that is not there', async () => {
    const draft = (await newCourse(owner))._id
    expect(codeOf(await ask(owner, draft))).toBe('COURSE_NOT_PUBLISHED')
    expect(codeOf(await ask(pupil, draft))).toBe('COURSE_NOT_FOUND')
    expect(codeOf(await listAsked(pupil, randomUUID()))).toBe('COURSE_NOT_FOUND')
    for (const told of [
      await answersTo(pupil, randomUUID()),
      await answer(pupil, randomUUID()),
      await edit(pupil, randomUUID()),
      await remove(pupil, randomUUID()),
      await like(pupil, randomUUID()),
    ])
      expect(codeOf(told)).toBe('COURSE_DISCUSSION_NOT_FOUND')
  })

  test('what is said elsewhere is not reached by the calls of courses, nor the other way round', async () => {
    const { id: targetId } = await publishRecord(owner)
    const said = { targetType: 'portfolio', targetId, content: '讚', clientId: randomUUID() }
    const comment = (await pupil.browser.post('/api/v2/messages/uploadmessage', said)).json()
    expect(codeOf(await edit(pupil, comment.id))).toBe('COURSE_DISCUSSION_NOT_FOUND')
    const question = await asked(pupil, id)
    const other = await pupil.browser.post('/api/v2/messages/editmessage', { id: question.id, content: '改過' })
    expect(codeOf(other)).toBe('MESSAGE_NOT_FOUND')
  })
})

describe('a discussion that is', () => {
  test('stopped is read by all, and nobody says more; those who teach take away', async () => {
    const question = await asked(pupil, id)
    const other = await asked(pupil, id)
    await set('stopped')
    for (const viewer of [owner, lecturer, pupil, reader]) expect(await itemsOf(viewer, id)).toHaveLength(2)
    expect((await itemsOf(pupil, id))[0]?.can.edit).toBe(false)
    for (const person of [owner, lecturer, pupil])
      for (const told of [await ask(person, id), await answer(person, question.id), await like(person, question.id)])
        expect(codeOf(told)).toBe('COURSE_DISCUSSION_STOPPED')
    expect(codeOf(await edit(pupil, question.id))).toBe('COURSE_DISCUSSION_STOPPED')
    expect(codeOf(await edit(lecturer, question.id))).toBe('NO_PERMISSION')
    expect(codeOf(await remove(lecturer, question.id))).toBe('ok')
    expect(codeOf(await remove(pupil, other.id))).toBe('ok')
  })

  test('closed is told to nobody but those who teach', async () => {
    const question = await asked(pupil, id)
    await set('closed')
    for (const viewer of [pupil, reader]) {
      expect(codeOf(await listAsked(viewer, id))).toBe('COURSE_DISCUSSION_CLOSED')
      expect(codeOf(await ask(viewer, id))).toBe('COURSE_DISCUSSION_CLOSED')
      expect(await countOf(viewer)).toBe(0)
      for (const told of [
        await answersTo(viewer, question.id),
        await answer(viewer, question.id),
        await edit(viewer, question.id),
        await remove(viewer, question.id),
        await like(viewer, question.id),
        await unlike(viewer, question.id),
      ])
        expect(codeOf(told)).toBe('COURSE_DISCUSSION_NOT_FOUND')
    }
    for (const teacher of [owner, lecturer]) {
      expect(await itemsOf(teacher, id)).toHaveLength(1)
      expect(await countOf(teacher)).toBe(1)
      expect(codeOf(await ask(teacher, id))).toBe('COURSE_DISCUSSION_CLOSED')
    }
    expect(codeOf(await remove(lecturer, question.id))).toBe('ok')
    await set('open')
    expect(codeOf(await ask(pupil, id))).toBe('ok')
  })
})

describe('questions', () => {
  test('come in pages of five that skip none, newest, oldest and unanswered first', async () => {
    const ids: string[] = []
    for (let number = 0; number < 12; number += 1) {
      ids.push((await asked(pupil, id, { content: `${number}` })).id)
      product.clock.advance(1_000)
    }
    const [third = '', tenth = ''] = [ids[3], ids[10]]
    for (const question of [third, tenth]) await answered(lecturer, question)
    await answered(pupil, ids[5] ?? '')
    const read = async (order: string) => {
      const pages: string[][] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const told = await listAsked(pupil, id, { order, ...(cursor && { cursor }) })
        const page: { items: CourseQuestion[]; nextCursor: string | null } = told.json()
        pages.push(page.items.map((question) => question.id))
        cursor = page.nextCursor
      }
      return pages
    }
    expect((await read('newest')).map((page) => page.length)).toEqual([courseLimits.discussionPage, 5, 2])
    expect((await read('newest')).flat()).toEqual(ids.toReversed())
    expect((await read('oldest')).flat()).toEqual(ids)
    const waiting = ids.toReversed().filter((one) => one !== third && one !== tenth)
    expect((await read('unanswered')).flat()).toEqual([...waiting, tenth, third])
  })

  test.each([
    [{ limit: `${limits.maximumPageSize}` }, 'ok'],
    [{ limit: `${limits.maximumPageSize + 1}` }, 'VALIDATION_FAILED'],
    [{ limit: '0' }, 'VALIDATION_FAILED'],
    [{ order: 'best' }, 'VALIDATION_FAILED'],
    [{ cursor: 'abc' }, 'VALIDATION_FAILED'],
    [
      { order: 'unanswered', cursor: Buffer.from(JSON.stringify([randomUUID()])).toString('base64url') },
      'VALIDATION_FAILED',
    ],
  ])('of %j are %s', async (query, code) => {
    expect(codeOf(await listAsked(pupil, id, query as Record<string, string>))).toBe(code)
  })

  test('are marked as answered by those who teach alone, and their answers as theirs', async () => {
    const question = await asked(pupil, id)
    const other = await newPerson(product)
    await join(other, id)
    await answered(other, question.id)
    expect(await itemsOf(pupil, id)).toMatchObject([
      { isByTeacher: false, isAnswered: false, replies: [{ isByTeacher: false }] },
    ])
    const { id: theirs } = await answered(lecturer, question.id)
    expect((await answersTo(pupil, question.id)).json().items).toMatchObject([
      { isByTeacher: false, discussionId: question.id },
      { id: theirs, isByTeacher: true },
    ])
    expect(await itemsOf(pupil, id)).toMatchObject([{ isAnswered: true }])
    await remove(lecturer, theirs)
    expect(await itemsOf(pupil, id)).toMatchObject([{ isAnswered: false }])
    expect(await asked(lecturer, id)).toMatchObject({ isByTeacher: true, isAnswered: true })
  })

  test('of people whom a block keeps apart are not told to each other, but to those who teach', async () => {
    const other = await newPerson(product)
    await join(other, id)
    await asked(pupil, id, { content: '我問' })
    await block(product.platform, other.id, pupil.id)
    expect(await contentsOf(other, id)).toEqual([])
    expect(await countOf(other)).toBe(0)
    await block(product.platform, pupil.id, lecturer.id)
    expect(await contentsOf(lecturer, id)).toEqual(['我問'])
    const [question] = await itemsOf(lecturer, id)
    await answered(lecturer, question?.id ?? '', '我答')
    expect(await itemsOf(pupil, id)).toMatchObject([{ content: '我問', replies: [{ content: '我答' }] }])
    await block(product.platform, owner.id, other.id)
    expect(codeOf(await listAsked(other, id))).toBe('COURSE_NOT_FOUND')
  })
})

describe('who hears of it', () => {
  test('all who teach hear of what is asked, in one notice; who asked hears of an answer', async () => {
    const question = await asked(pupil, id)
    await asked(pupil, id, { content: '還有呢？' })
    for (const teacher of [owner, lecturer]) {
      const told = (await noticesOf(teacher)).filter(({ kind }: { kind: string }) => kind === 'comment')
      expect(told).toMatchObject([{ people: [{ id: pupil.id }], place: { type: 'course', id }, excerpt: '還有呢？' }])
    }
    const { id: said } = await answered(lecturer, question.id)
    expect(await noticesOf(pupil)).toMatchObject([
      { kind: 'reply', place: { type: 'course', id, threadId: question.id, commentId: said } },
    ])
    await set('closed')
    expect(await noticesOf(pupil)).toEqual([])
  })
})
