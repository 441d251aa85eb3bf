import { randomUUID } from 'node:crypto'
import { contentLimits } from '@learntrail/contract/content/limits'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { postLimits } from '@learntrail/contract/posts/limits'
import { type Post, privacy } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { befriend } from '../../people/index.ts'
import { coursePath } from '../courses.fixture.ts'
import { chapterOf, elsewhere, join, unitOf, withdraw } from '../learning/learning.fixture.ts'
import { rewrite } from '../learning/rewrite.fixture.ts'
import { newPublished, password, takeOff } from '../publishing/publishing.fixture.ts'
import {
  answersTo,
  finish,
  learntCourse,
  newGroup,
  record,
  recordOf,
  reflections,
  save,
  takeCertificate,
} from './reflections.fixture.ts'

let product: TestApp
let owner: TestPerson
let pupil: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  ;[owner, pupil] = [await newPerson(product), await newPerson(product)]
})

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode === 200 ? 'ok' : answer.json().code
const readPost = async ({ browser }: TestPerson, id: string) =>
  (await browser.get(`/api/v2/portfolios/${id}`)).json<Post>()
const sourceOf = async ({ browser }: TestPerson, id: string) =>
  (await browser.get(`${coursePath}/record-sources/${id}`)).json<{ course: object | null }>()

describe('what somebody writes about the questions of a course', () => {
  test('is kept, and the same again changes nothing', async () => {
    const { courseId, group } = await learntCourse(product, owner, pupil)
    const answers = answersTo(group)
    const first = await save(pupil, courseId, group.id, { answers })
    expect(first.json()).toMatchObject({ groupId: group.id, title: '回頭看', answers })
    expect((await save(pupil, courseId, group.id, { answers })).json()).toEqual(first.json())
    expect(await reflections(pupil, courseId)).toEqual({ items: [first.json()], records: [] })
  })

  test('is never written over what another device wrote', async () => {
    const { courseId, group } = await learntCourse(product, owner, pupil)
    const { revision: base } = (await save(pupil, courseId, group.id, { answers: answersTo(group) })).json()
    expect(codeOf(await save(pupil, courseId, group.id, { base, answers: answersTo(group, '二') }))).toBe('ok')
    const late = { base, answers: answersTo(group, '三') }
    expect(codeOf(await save(pupil, courseId, group.id, late))).toBe('REFLECTION_CHANGED')
    expect((await reflections(pupil, courseId)).items[0]?.answers[0]?.text).toBe('二')
  })

  test('of two first saves at the same moment, one is refused', async () => {
    const { courseId, group } = await learntCourse(product, owner, pupil)
    const answers = await Promise.all(
      ['一', '二'].map((text) => save(pupil, courseId, group.id, { answers: answersTo(group, text) })),
    )
    expect(answers.map(codeOf).toSorted()).toEqual(['REFLECTION_CHANGED', 'ok'])
  })

  test('is about questions of the course, or about the course without any; what was begun stays when they are gone', async () => {
    const { courseId, group } = await learntCourse(product, owner, pupil)
    expect(codeOf(await save(pupil, courseId, randomUUID(), {}))).toBe('COURSE_QUESTIONS_NOT_FOUND')
    expect(codeOf(await save(pupil, courseId, courseId, {}))).toBe('ok')
    const { revision: base } = (await save(pupil, courseId, group.id, { answers: answersTo(group) })).json()
    await rewrite(product, owner, courseId, {
      guide: [newGroup('別的')],
      chapters: [chapterOf(unitOf(elsewhere(null)))],
    })
    const longer = answersTo(group, '還想再寫')
    expect(codeOf(await save(pupil, courseId, group.id, { base, answers: longer }))).toBe('ok')
    expect(codeOf(await record(pupil, courseId, group.id, { answers: longer }))).toBe('ok')
    expect(codeOf(await record(pupil, courseId, group.id, { answers: longer }))).toBe('COURSE_QUESTIONS_NOT_FOUND')
  })

  const one = (text: string, question = '') => ({ questionId: randomUUID(), question, text })
  const many = (count: number, text = '') => Array.from({ length: count }, () => one(text))
  const full = '字'.repeat(courseLimits.answer)
  test.each([
    ['an answer', [one(full)], [one(`${full}字`)], 'answers.0.text', 'too_long'],
    [
      'a question',
      [one('', '字'.repeat(courseLimits.question))],
      [one('', '字'.repeat(courseLimits.question + 1))],
      'answers.0.question',
      'too_long',
    ],
    [
      'the answers',
      many(courseLimits.reflectionAnswers),
      many(courseLimits.reflectionAnswers + 1),
      'answers',
      'too_many',
    ],
    [
      'all of it',
      many(contentLimits.characters / courseLimits.answer, full),
      [...many(contentLimits.characters / courseLimits.answer, full), one('字')],
      'answers',
      'too_long',
    ],
  ])('is within bounds: %s', async (_what, most, over, path, rule) => {
    const { courseId, group } = await learntCourse(product, owner, pupil)
    expect(codeOf(await save(pupil, courseId, group.id, { answers: over }))).toBe('VALIDATION_FAILED')
    expect((await save(pupil, courseId, group.id, { answers: over })).json().fields).toMatchObject([{ path, rule }])
    expect(codeOf(await save(pupil, courseId, group.id, { answers: most }))).toBe('ok')
  })

  test('is for those who learn it', async () => {
    const { courseId, group } = await learntCourse(product, owner, pupil)
    const answers = async (person: TestPerson, id = courseId) => [
      await person.browser.get(`${coursePath}/${id}/reflections`),
      await save(person, id, group.id, {}),
      await record(person, id, group.id, { answers: answersTo(group) }),
    ]
    const codes = async (...of: Parameters<typeof answers>) => (await answers(...of)).map(codeOf)
    expect(await codes(owner)).toEqual(Array(3).fill('COURSE_NOT_JOINED'))
    expect(await codes(await newPerson(product))).toEqual(Array(3).fill('COURSE_NOT_JOINED'))
    expect(await codes(pupil, randomUUID())).toEqual(Array(3).fill('COURSE_NOT_FOUND'))
    const { course } = await newPublished(product, owner, { isPrivate: true })
    expect(await codes(pupil, course._id)).toEqual(Array(3).fill('COURSE_PASSWORD_NEEDED'))
    await withdraw(pupil, courseId)
    expect(await codes(pupil)).toEqual(Array(3).fill('COURSE_NOT_JOINED'))
  })
})

describe('a record of a course', () => {
  test('has the questions that were answered as headings, and is private unless it is said otherwise', async () => {
    const group = newGroup('回頭看', '你沒想到的是什麼？', '還想知道什麼？')
    const { course } = await newPublished(product, owner, { guide: [group] })
    await join(pupil, course._id)
    const [first, second] = answersTo(group)
    await save(pupil, course._id, group.id, { answers: [first] })
    const answers = [
      { ...first, text: '水很冷。\n\n魚很多。' },
      { ...second, text: ' ' },
    ]
    const id = await recordOf(pupil, course._id, group.id, { answers, customTags: ['溪流'] })
    expect(await readPost(pupil, id)).toMatchObject({
      title: '河川的一年：回頭看',
      classification: 'course_learning',
      tags: ['inquiry_and_research'],
      customTags: ['溪流'],
      privacy: privacy.private,
      files: [],
      content: {
        content: [
          { type: 'heading', content: [{ text: '你沒想到的是什麼？' }] },
          { type: 'paragraph', content: [{ text: '水很冷。' }] },
          { type: 'paragraph', content: [{ text: '魚很多。' }] },
        ],
      },
    })
    // What became a record is no longer listed as unfinished.
    expect(await reflections(pupil, course._id)).toMatchObject({ items: [], records: [{ id, groupId: group.id }] })
  })

  test('is made once for each press', async () => {
    const { courseId, group } = await learntCourse(product, owner, pupil)
    const body = { clientId: randomUUID(), answers: answersTo(group) }
    const made = await Promise.all([1, 2, 3].map(() => recordOf(pupil, courseId, group.id, body)))
    expect(new Set(made).size).toBe(1)
    expect((await reflections(pupil, courseId)).records).toHaveLength(1)
  })

  test('says something, under a title and with a tag', async () => {
    const { courseId, group } = await learntCourse(product, owner, pupil)
    const answers = answersTo(group)
    expect(codeOf(await record(pupil, courseId, group.id, { answers: answersTo(group, ' ') }))).toBe('REFLECTION_EMPTY')
    const wrong: [object, string, string][] = [
      [{ answers, title: '' }, 'title', 'required'],
      [{ answers, title: '字'.repeat(postLimits.title + 1) }, 'title', 'too_long'],
      [{ answers, tags: [] }, 'tags', 'required'],
      [{ answers, privacy: privacy.group }, 'privacy', 'invalid'],
    ]
    for (const [body, path, rule] of wrong) {
      expect((await record(pupil, courseId, group.id, body)).json().fields).toMatchObject([{ path, rule }])
    }
    expect(codeOf(await record(pupil, courseId, group.id, { answers, title: '字'.repeat(postLimits.title) }))).toBe(
      'ok',
    )
  })

  test('of more lines than a text may have is refused', async () => {
    const { courseId } = await learntCourse(product, owner, pupil)
    const text = '字\n'.repeat(courseLimits.answer / 2)
    const answers = Array.from({ length: 5 }, () => ({ questionId: randomUUID(), question: '', text }))
    const refused = await record(pupil, courseId, courseId, { answers })
    expect(refused.json().fields).toMatchObject([{ path: 'answers', rule: 'too_long' }])
  })

  test('takes the certificate along, once there is one', async () => {
    const learnt = await learntCourse(product, owner, pupil)
    const { courseId, group } = learnt
    const body = { clientId: randomUUID(), answers: answersTo(group), withCertificate: true }
    expect(codeOf(await record(pupil, courseId, group.id, body))).toBe('COURSE_CERTIFICATE_NOT_FOUND')
    await finish(pupil, learnt)
    await takeCertificate(pupil, courseId)
    const made = await Promise.all([1, 2].map(() => recordOf(pupil, courseId, group.id, body)))
    expect(new Set(made).size).toBe(1)
    expect((await readPost(pupil, made[0] ?? '')).files).toMatchObject([{ displayName: '課程證書 河川的一年.pdf' }])
    const { rows } = await product.platform.pool.query('select 1 from files where owner_id = $1', [pupil.id])
    expect(rows).toHaveLength(1)
  })

  test('names its course to readers who may see that', async () => {
    const { courseId, group } = await learntCourse(product, owner, pupil)
    const friend = await newPerson(product)
    await befriend(product.platform, pupil.id, friend.id)
    const course = { id: courseId, name: '河川的一年' }
    const answers = answersTo(group)
    const id = await recordOf(pupil, courseId, group.id, { answers, privacy: privacy.friends })
    expect(await sourceOf(friend, id)).toEqual({ course })
    expect(await sourceOf(owner, id)).toMatchObject({ code: 'POST_NOT_FOUND' })
    await takeOff(owner, courseId)
    expect(await sourceOf(friend, id)).toEqual({ course: null })
    expect(await sourceOf(pupil, id)).toEqual({ course })
    expect(await sourceOf(pupil, randomUUID())).toMatchObject({ code: 'POST_NOT_FOUND' })
  })

  test('of a private course names it to those alone who have said its password', async () => {
    const { course } = await newPublished(product, owner, { isPrivate: true })
    await pupil.browser.post(`${coursePath}/authorize/${course._id}`, { password })
    await join(pupil, course._id)
    const answers = [{ questionId: randomUUID(), question: '', text: '水很冷。' }]
    const id = await recordOf(pupil, course._id, course._id, { answers, privacy: privacy.public })
    expect(await sourceOf(await newPerson(product), id)).toEqual({ course: null })
    expect(await sourceOf(pupil, id)).toMatchObject({ course: { id: course._id } })
  })
})
