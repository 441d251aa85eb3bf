import { randomUUID } from 'node:crypto'
import type { Course } from '@learntrail/contract/courses/courses'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { samplePicture } from '../../eportfolio/drafts/export-drafts.fixture.ts'
import { befriend } from '../../people/index.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { invite, join } from '../co-editing/co-editing.fixture.ts'
import { coursePath, newCourse, readDraft, words, writtenCourse } from '../courses.fixture.ts'
import { change, newPublished } from '../publishing/publishing.fixture.ts'

let product: TestApp
let owner: TestPerson
beforeAll(async () => {
  // Gives a free account 1 MB.
  product = await createTestApp({ ROOM_FREE_GB: String(1 / 1024) })
  owner = await newPerson(product)
})
afterAll(() => product.close())

const copy = ({ browser }: TestPerson, id: string, clientId: string = randomUUID()) =>
  browser.post(`${coursePath}/${id}/copy`, { clientId })
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const unitOf = async ({ browser }: TestPerson, { _id, chapters }: Course) =>
  (await browser.get(`${coursePath}/${_id}/units/${chapters[0]?.units[0]?.id}?of=draft`)).json()

/** A course with a picture, and a co-editor's file in a unit. */
async function withFiles() {
  const editor = await newPerson(product)
  const picture = { name: '河.png', content: await samplePicture() }
  const [mine, theirs] = [await uploadFiles(owner, [picture]), await uploadFiles(editor, [picture])]
  const [banner, shown] = [randomUUID(), randomUUID()]
  const resource = {
    id: randomUUID(),
    type: 'file' as const,
    name: '河',
    courseFileId: shown,
    address: null,
    duration: null,
  }
  const unit = { id: randomUUID(), name: '站在橋上', resources: [resource] }
  const { course } = await writtenCourse(product, owner, {
    name: '河川的一年',
    bannerId: banner,
    tags: ['溶氧'],
    chapters: [{ id: randomUUID(), name: '看河', units: [unit] }],
    guide: [{ id: randomUUID(), title: '回頭看', questions: [{ id: randomUUID(), text: '你沒想到的是什麼？' }] }],
    copyrightItems: [{ id: randomUUID(), text: '照片由作者拍攝' }],
  })
  await join(product, owner, course._id, editor)
  const put = (id: string, person: TestPerson, use: string, fileId: string | undefined) =>
    product.platform.pool.query(
      `insert into course_files (course_id, id, client_id, person_id, use, name, file_id, at)
       values ($1, $2, $3, $4, $5, '河.png', $6, now())`,
      [course._id, id, randomUUID(), person.id, use, fileId],
    )
  await put(banner, owner, 'banner', mine[0]?.id)
  await put(shown, editor, 'resource', theirs[0]?.id)
  await put(randomUUID(), owner, 'resource', mine[0]?.id)
  return { id: course._id, editor, mine: mine[0]?.id, theirs: theirs[0]?.id }
}

const idsIn = (course: Course): string[] =>
  JSON.stringify(course).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []

describe('a copy of a course', () => {
  test('says all that it says, as a draft with ids of its own', async () => {
    const { course } = await writtenCourse(product, owner, {
      name: '河川的一年',
      tags: ['溶氧'],
      text: '每公升幾毫克',
      courseSemester: '115-1',
      customFieldList: [{ id: randomUUID(), title: '需要帶的東西', content: '雨鞋' }],
      guide: [{ id: randomUUID(), title: '回頭看', questions: [{ id: randomUUID(), text: '為什麼？' }] }],
    })
    const made = (await copy(owner, course._id)).json<Course>()
    expect(made).toMatchObject({
      name: '河川的一年（複本）',
      status: 'planning',
      part: 'owner',
      of: 'draft',
      edition: null,
    })
    const bare = ({ chapters, guide, customFieldList, tags, recipients, introduction, courseSemester }: Course) =>
      JSON.parse(
        JSON.stringify(
          { chapters, guide, customFieldList, tags, recipients, introduction, courseSemester },
          (key, value) => (key === 'id' ? '' : value),
        ),
      )
    expect(bare(made)).toEqual(bare(course))
    expect((await unitOf(owner, made)).text).toEqual(words('每公升幾毫克'))
    const before = new Set(idsIn(course))
    before.delete(owner.id)
    expect(idsIn(made).filter((id) => before.has(id))).toEqual([])
    expect(await readDraft(owner, course._id)).toEqual(course)
  })

  test('goes its own way from then on', async () => {
    const { course } = await writtenCourse(product, owner)
    const made = (await copy(owner, course._id)).json<Course>()
    await change(owner, made._id, { name: '另一門課' })
    expect(await readDraft(owner, course._id)).toMatchObject({ name: course.name })
    expect(await readDraft(owner, made._id)).toMatchObject({ name: '另一門課' })
  })

  test('has the files that it says something of: own ones as they are, those of others as copies', async () => {
    const { id, editor, mine, theirs } = await withFiles()
    const made = (await copy(owner, id)).json<Course>()
    expect(made.files).toHaveLength(2)
    const banner = made.files.find(({ _id }) => _id === made.bannerId)
    const shown = made.files.find(({ _id }) => _id === made.chapters[0]?.units[0]?.resources[0]?.courseFileId)
    expect(banner).toMatchObject({ use: 'banner', file: { id: mine }, user: { id: owner.id } })
    expect(shown).toMatchObject({ use: 'resource', state: 'already_upload', user: { id: owner.id } })
    expect(shown?.file?.id).not.toBe(theirs)
    const byEditor = (await copy(editor, id)).json<Course>()
    expect(byEditor).toMatchObject({ part: 'owner', user: { id: editor.id } })
    expect(byEditor.files.map(({ file }) => file?.id)).toContain(theirs)
  })

  test('is made by a lecturer in their language, of a course on the shelf as well', async () => {
    const lecturer = await newPerson(product, { locale: 'en' })
    const { course } = await newPublished(product, owner, { name: '河'.repeat(courseLimits.name) })
    await join(product, owner, course._id, lecturer, 'lecturer')
    const made = (await copy(lecturer, course._id)).json<Course>()
    expect(made).toMatchObject({ status: 'planning', name: `${'河'.repeat(courseLimits.name - 7)} (copy)` })
  })

  test('is made of a course that says nothing', async () => {
    const { _id } = await newCourse(owner)
    expect((await copy(owner, _id)).json()).toMatchObject({ name: '', chapters: [] })
  })

  test('is one for each clientId, also when it is sent three times at the same moment, and after the first is gone', async () => {
    const { course } = await writtenCourse(product, owner)
    const clientId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => copy(owner, course._id, clientId)))
    expect(new Set(answers.map((answer) => answer.json()._id)).size).toBe(1)
    await owner.browser.delete(`${coursePath}/${course._id}`)
    expect((await copy(owner, course._id, clientId)).json()._id).toBe(answers[0]?.json()._id)
  })
})

describe('a copy is refused', () => {
  test('to whoever does not teach the course', async () => {
    const { course } = await newPublished(product, owner)
    const [asked, stranger] = [await newPerson(product), await newPerson(product)]
    await befriend(product.platform, owner.id, asked.id)
    await invite(owner, course._id, [asked])
    for (const person of [asked, stranger]) expect(codeOf(await copy(person, course._id))).toBe('COURSE_NOT_FOUND')
    expect(codeOf(await copy(owner, randomUUID()))).toBe('COURSE_NOT_FOUND')
  })

  test('of a course that the service hides', async () => {
    const { course } = await writtenCourse(product, owner)
    await product.platform.pool.query('update courses set is_withheld = true where id = $1', [course._id])
    expect(codeOf(await copy(owner, course._id))).toBe('WITHHELD')
  })

  test('where there is no room for the files of others', async () => {
    const { id } = await withFiles()
    const poor = await newPerson(product, { plan: 'free', trialEndsAt: null })
    await join(product, owner, id, poor)
    await product.platform.pool.query(
      'update files set bytes = $1, preview_bytes = $1 where id in (select file_id from course_files where course_id = $2)',
      [1024 ** 2, id],
    )
    expect(codeOf(await copy(poor, id))).toBe('ROOM_EXCEEDED')
    const { rows } = await product.platform.pool.query('select 1 from courses where owner_id = $1', [poor.id])
    expect(rows).toEqual([])
  })

  test('beyond as many courses as one may have', async () => {
    const person = await newPerson(product)
    const { course } = await writtenCourse(product, person)
    await product.platform.pool.query(
      `insert into courses (id, owner_id, client_id, created_at, updated_at)
       select gen_random_uuid(), $1, gen_random_uuid(), now(), now() from generate_series(1, $2)`,
      [person.id, courseLimits.courses - 2],
    )
    const answers = await Promise.all([copy(person, course._id), copy(person, course._id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.map(codeOf)).toContain('COURSE_LIMIT_REACHED')
  })
})
