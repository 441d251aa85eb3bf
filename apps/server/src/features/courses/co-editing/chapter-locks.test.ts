import { randomUUID } from 'node:crypto'
import type { CourseLock } from '@learntrail/contract/courses/co-editing'
import { courseDocuments } from '@learntrail/contract/courses/facts'
import { documentWords } from '@learntrail/contract/documents/facts'
import { documentLimits } from '@learntrail/contract/documents/limits'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { XmlElement, XmlText } from 'yjs'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestEditor } from '../../documents/editor.fixture.ts'
import { changeDocument, readDocument } from '../../documents/index.ts'
import { block } from '../../people/index.ts'
import { coursePath, writtenCourse } from '../courses.fixture.ts'
import { writeOutline } from '../structure/course-document.mapping.ts'
import { textRoot, unitTextOf } from '../structure/unit-text.mapping.ts'
import { editorOf, join, lockPath } from './co-editing.fixture.ts'

let product: TestApp
let address: string
const editors: TestEditor[] = []
beforeAll(async () => {
  product = await createTestApp()
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  address = product.app.listeningOrigin
})
afterEach(() => {
  for (const editor of editors.splice(0)) editor.disconnect()
})
afterAll(() => product.close())

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const pass = (seconds: number) => product.clock.advance(seconds * 1_000)

/** A chapter with two units, in a course with two writers. */
async function two() {
  const [owner, friend] = [await newPerson(product, { displayName: '陳老師' }), await newPerson(product)]
  const [chapterId, otherChapter] = [randomUUID(), randomUUID()]
  const units = ['站在橋上', '溶氧'].map((name) => ({ id: randomUUID(), name, resources: [] }))
  const other = { id: randomUUID(), name: '整理', resources: [] }
  const chapters = [
    { id: chapterId, name: '看河', units },
    { id: otherChapter, name: '寫', units: [other] },
  ]
  const { course } = await writtenCourse(product, owner, { chapters })
  await join(product, owner, course._id, friend)
  const [first, second] = units.map(({ id }) => id) as [string, string]
  return { owner, friend, id: course._id, chapterId, otherChapter, first, second, other: other.id }
}

async function open(person: TestPerson, thingId: string, kind?: keyof typeof courseDocuments) {
  const editor = editorOf(person, thingId, kind)
  editors.push(editor)
  return { editor, answer: await editor.connect(address) }
}

function type(editor: TestEditor, words: string): void {
  const line = new XmlElement('paragraph')
  line.insert(0, [new XmlText(words)])
  editor.document.getXmlFragment(textRoot).insert(0, [line])
}
const textOf = async (thingId: string) =>
  JSON.stringify(unitTextOf(await readDocument(product.platform, { kind: courseDocuments.unitText, thingId })))

const take = ({ browser }: TestPerson, courseId: string, chapterId: string, wish: 'take' | 'ask' = 'take') =>
  browser.post(lockPath, { courseId, chapterId, wish })
const locksOf = async ({ browser }: TestPerson, courseId: string) =>
  (await browser.get(`${lockPath}?courseId=${courseId}`)).json<{ items: CourseLock[] }>().items
const release = ({ browser }: TestPerson, chapterId: string) => browser.delete(`${lockPath}/${chapterId}`)

describe('who has a chapter for themselves', () => {
  test('writes all its units alone, and the others hear of it in each of them', async () => {
    const { owner, friend, id, chapterId, first, second, other } = await two()
    const theirs = await Promise.all([first, second, other].map((unit) => open(friend, unit)))
    const [inFirst, inSecond, elsewhere] = theirs.map(({ editor }) => editor) as [TestEditor, TestEditor, TestEditor]
    expect((await take(owner, id, chapterId)).json()).toMatchObject({
      _id: chapterId,
      courseId: id,
      chapterId,
      person: { id: owner.id },
      askedBy: null,
      freeFrom: null,
    })
    await expect.poll(() => inFirst.heard(documentWords.stateChanged)).not.toEqual([])
    await expect.poll(() => inSecond.heard(documentWords.stateChanged)).not.toEqual([])
    expect(elsewhere.heard(documentWords.stateChanged)).toEqual([])
    for (const editor of [inFirst, inSecond, elsewhere]) type(editor, '一起寫')
    await expect
      .poll(() => [inFirst, inSecond].map(({ answers }) => answers))
      .toEqual([['DOCUMENT_LOCKED'], ['DOCUMENT_LOCKED']])
    await expect.poll(() => elsewhere.isStored()).toBe(true)
    expect(await textOf(other)).toContain('一起寫')
    const { editor: own, answer } = await open(owner, second)
    expect(answer).toMatchObject({ lock: { holderId: owner.id } })
    type(own, '自己寫')
    await expect.poll(() => own.isStored()).toBe(true)
    expect(await textOf(second)).toContain('自己寫')
  })

  test('gives it back, and again is harmless', async () => {
    const { owner, friend, id, chapterId, first } = await two()
    await take(owner, id, chapterId)
    expect(await locksOf(friend, id)).toMatchObject([{ chapterId, person: { id: owner.id } }])
    expect((await release(friend, chapterId)).statusCode).toBe(200)
    expect(await locksOf(friend, id)).toHaveLength(1)
    for (const _ of [1, 2]) expect((await release(owner, chapterId)).statusCode).toBe(200)
    expect(await locksOf(friend, id)).toEqual([])
    const { editor } = await open(friend, first)
    type(editor, '又可以了')
    await expect.poll(() => editor.isStored()).toBe(true)
    expect(await textOf(first)).toContain('又可以了')
  })

  test('loses it without input, after hours, and once they are gone', async () => {
    const { owner, friend, id, chapterId, first } = await two()
    const ends: [string, number][] = []
    await take(owner, id, chapterId)
    pass(documentLimits.lockAwaySeconds + 1)
    ends.push(['gone', (await locksOf(friend, id)).length])
    // Present, and writing now and then.
    await take(owner, id, chapterId)
    const { editor } = await open(owner, first)
    const untilEnd = documentLimits.lockHours * 60
    for (let minutes = 0; minutes < untilEnd - 1; minutes += 1) {
      pass(60)
      await take(owner, id, chapterId)
      if (minutes % 10 === 0) {
        type(editor, `第${minutes}分鐘`)
        await expect.poll(() => editor.isStored()).toBe(true)
      }
    }
    ends.push(['writing', (await locksOf(friend, id)).length])
    pass(61)
    ends.push(['hours', (await locksOf(friend, id)).length])
    await take(owner, id, chapterId)
    for (let minutes = 0; minutes < documentLimits.lockIdleMinutes; minutes += 1) {
      pass(60)
      ends.push(['idle', (await locksOf(friend, id)).length])
      if (minutes < documentLimits.lockIdleMinutes - 1) await take(owner, id, chapterId)
    }
    const idle = ends.filter(([what]) => what === 'idle').map(([, count]) => count)
    expect(idle).toEqual([...Array<number>(documentLimits.lockIdleMinutes - 1).fill(1), 0])
    expect(ends.filter(([what]) => what !== 'idle')).toEqual([
      ['gone', 0],
      ['writing', 1],
      ['hours', 0],
    ])
  })

  test('is asked for it, and loses it when they write nothing more', async () => {
    const { owner, friend, id, chapterId } = await two()
    await take(owner, id, chapterId)
    const refused = await take(friend, id, chapterId)
    expect(refused.json()).toMatchObject({ code: 'COURSE_CHAPTER_LOCKED', values: { name: '陳老師' } })
    expect((await take(friend, id, chapterId, 'ask')).json()).toMatchObject({
      person: { id: owner.id },
      askedBy: { id: friend.id },
      freeFrom: expect.any(String),
    })
    expect(codeOf(await take(friend, id, chapterId))).toBe('COURSE_CHAPTER_LOCKED')
    pass(documentLimits.lockAskSeconds)
    expect((await take(friend, id, chapterId)).json()).toMatchObject({ person: { id: friend.id } })
    expect(codeOf(await take(owner, id, chapterId))).toBe('COURSE_CHAPTER_LOCKED')
  })

  test('has it no more once they teach the course no more', async () => {
    const { owner, friend, id, chapterId } = await two()
    await take(friend, id, chapterId)
    await owner.browser.delete(`${coursePath}/${id}/co-editors/${friend.id}`)
    expect(await locksOf(owner, id)).toEqual([])
  })
})

describe('a chapter is refused', () => {
  test('to whoever does not write the course', async () => {
    const { owner, id, chapterId } = await two()
    const [stranger, lecturer] = [await newPerson(product), await newPerson(product)]
    await join(product, owner, id, lecturer, 'lecturer')
    await take(owner, id, chapterId)
    for (const person of [stranger, lecturer])
      expect(codeOf(await take(person, id, chapterId))).toBe('COURSE_NOT_FOUND')
    expect(codeOf(await stranger.browser.get(`${lockPath}?courseId=${id}`))).toBe('COURSE_NOT_FOUND')
    expect(await locksOf(lecturer, id)).toHaveLength(1)
    for (const person of [stranger, lecturer])
      expect(codeOf(await release(person, chapterId))).toBe('COURSE_LOCK_NOT_FOUND')
  })

  test('where there is none, or nobody to ask, or the course is on the shelf', async () => {
    const { owner, id, chapterId, first } = await two()
    for (const missing of [randomUUID(), first])
      expect(codeOf(await take(owner, id, missing))).toBe('COURSE_CHAPTER_NOT_FOUND')
    expect(codeOf(await take(owner, randomUUID(), chapterId))).toBe('COURSE_NOT_FOUND')
    expect(codeOf(await take(owner, id, chapterId, 'ask'))).toBe('COURSE_LOCK_NOT_FOUND')
    expect(codeOf(await release(owner, randomUUID()))).toBe('COURSE_LOCK_NOT_FOUND')
    await product.platform.pool.query(`update courses set status = 'published' where id = $1`, [id])
    expect(codeOf(await take(owner, id, chapterId))).toBe('COURSE_PUBLISHED')
  })

  test('to nobody by a chapter of the same id in another course', async () => {
    const { owner, friend, id, chapterId, first } = await two()
    const forger = await newPerson(product)
    const chapters = [{ id: chapterId, name: '假的', units: [{ id: randomUUID(), name: '假的', resources: [] }] }]
    const { course } = await writtenCourse(product, forger)
    const { platform } = product
    await inTransaction(platform.db, (transaction) =>
      changeDocument(platform, transaction, {
        kind: courseDocuments.structure,
        thingId: course._id,
        accountId: forger.id,
        at: product.clock.now(),
        change: (document) => writeOutline(document, { ...course, chapters }),
      }),
    )
    expect((await take(forger, course._id, chapterId)).statusCode).toBe(200)
    expect(await locksOf(owner, id)).toEqual([])
    const { editor } = await open(friend, first)
    type(editor, '照常')
    await expect.poll(() => editor.isStored()).toBe(true)
    expect(await textOf(first)).toContain('照常')
  })
})

describe('who teaches a course no more has nothing of it open', () => {
  test.each([
    [
      'taken out',
      (owner: TestPerson, friend: TestPerson, id: string) =>
        owner.browser.delete(`${coursePath}/${id}/co-editors/${friend.id}`),
    ],
    [
      'left',
      (_: TestPerson, friend: TestPerson, id: string) =>
        friend.browser.delete(`${coursePath}/${id}/co-editors/${friend.id}`),
    ],
    ['blocked', (owner: TestPerson, friend: TestPerson) => block(product.platform, owner.id, friend.id)],
  ] as const)('once %s', async (_, end) => {
    const { owner, friend, id, first } = await two()
    const { editor: structure } = await open(friend, id, 'structure')
    const { editor: text } = await open(friend, first)
    type(text, '還在')
    await expect.poll(() => text.isStored()).toBe(true)
    await end(owner, friend, id)
    type(text, '不該留下')
    structure.document.getMap('chosen').set('tags:不該留下', 1)
    for (const editor of [text, structure])
      await expect.poll(() => editor.answers.at(-1)).toMatch(/^DOCUMENT_NOT_(FOUND|OPEN)$/)
    for (const editor of [text, structure]) expect(await editor.open()).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' })
    expect(await textOf(first)).toContain('還在')
    expect(await textOf(first)).not.toContain('不該留下')
  })
})
