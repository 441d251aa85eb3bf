import { randomUUID } from 'node:crypto'
import { cartridgeLimits } from '@learntrail/contract/courses/cartridge-limits'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import type { Course } from '@learntrail/contract/courses/courses'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { unpacked } from '../../../testing/unpacked.ts'
import { changeDocument } from '../../documents/index.ts'
import { samplePicture } from '../../eportfolio/drafts/export-drafts.fixture.ts'
import { multipart } from '../../files/multipart.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { join } from '../co-editing/co-editing.fixture.ts'
import { coursePath, newCourse, readDraft, words, writtenCourse } from '../courses.fixture.ts'
import { newPublished } from '../publishing/publishing.fixture.ts'
import { writeOutline } from '../structure/course-document.mapping.ts'
import {
  foreignManifest,
  importPath,
  item,
  resource,
  sendCartridge,
  smallCartridge,
  takeAlong,
  zipped,
} from './cartridge.fixture.ts'

let product: TestApp
let owner: TestPerson
beforeAll(async () => {
  // Gives a free account 1 MB.
  product = await createTestApp({ ROOM_FREE_GB: String(1 / 1024) })
  owner = await newPerson(product)
})
afterAll(() => product.close())

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const unitText = async ({ browser }: TestPerson, { _id, chapters }: Course) =>
  (await browser.get(`${coursePath}/${_id}/units/${chapters[0]?.units[0]?.id}?of=draft`)).json().text
/** The course without its own ids. */
const bare = (course: Course) => {
  const { _id, createdAt, updatedAt, files, unitsWithText, ...said } = course
  return JSON.parse(
    JSON.stringify(said, (key, value) =>
      key === 'id' || key === 'courseFileId' || key === 'bannerId' ? value !== null : value,
    ),
  )
}

/** A course with every field filled, including a picture and a document. */
async function fullCourse(): Promise<Course> {
  const [picture, page] = await uploadFiles(owner, [
    { name: '河.png', content: await samplePicture() },
    { name: '水位 表.txt', content: Buffer.from(`水位 ${randomUUID()}`) },
  ])
  const [banner, paper] = [randomUUID(), randomUUID()]
  const about = { courseFileId: null, address: null, duration: null }
  const resources: CourseOutline['chapters'][number]['units'][number]['resources'] = [
    { ...about, id: randomUUID(), type: 'file', name: '水位', courseFileId: paper },
    {
      ...about,
      id: randomUUID(),
      type: 'external',
      name: '水利署',
      address: 'https://example.org/?a=1&b=2',
      duration: 90,
    },
  ]
  const { course } = await writtenCourse(product, owner, {
    name: '河川 & <一年>',
    bannerId: banner,
    tags: ['溶氧'],
    courseSemester: '115-1',
    minutes: 300,
    text: '每公升幾毫克',
    recipients: [{ type: 'senior_high' }, { type: 'customized', name: '社區巡守隊' }],
    copyrightItems: [{ id: randomUUID(), text: '照片由作者拍攝' }],
    guide: [{ id: randomUUID(), title: '回頭看', questions: [{ id: randomUUID(), text: '你沒想到的是什麼？' }] }],
  })
  const { chapters, ...outline } = course
  const written = chapters.map((chapter) => ({
    ...chapter,
    units: chapter.units.map((unit) => ({ ...unit, resources })),
  }))
  await rewrite(course._id, { ...(outline as unknown as CourseOutline), chapters: written })
  for (const [id, use, file] of [
    [banner, 'banner', picture],
    [paper, 'resource', page],
  ] as const)
    await product.platform.pool.query(
      `insert into course_files (course_id, id, client_id, person_id, use, name, file_id, at) values ($1, $2, $2, $3, $4, $5, $6, now())`,
      [course._id, id, owner.id, use, file?.displayName, file?.id],
    )
  return readDraft(owner, course._id)
}

async function rewrite(courseId: string, outline: CourseOutline): Promise<void> {
  await inTransaction(product.platform.db, (transaction) =>
    changeDocument(product.platform, transaction, {
      kind: 'course',
      thingId: courseId,
      accountId: owner.id,
      at: product.platform.clock.now(),
      change: (document) => writeOutline(document, outline),
    }),
  )
}

describe('a course that is taken along', () => {
  test('is a cartridge 1.3: a module a chapter, an item a unit, with pages, files, addresses and the guide', async () => {
    const course = await fullCourse()
    const answer = await takeAlong(owner, course._id)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain('.imscc')
    const entries = await unpacked(answer.rawPayload)
    const manifest = entries.get('imsmanifest.xml') ?? ''
    expect(manifest).toContain('<schemaversion>1.3.0</schemaversion>')
    expect(manifest).toContain('河川 &amp; &lt;一年&gt;')
    for (const title of ['看河', '站在橋上', '水位', '水利署', '反思引導'])
      expect(manifest).toContain(`<title>${title}</title>`)
    for (const [, href] of manifest.matchAll(/<file href="([^"]+)"/g)) expect([...entries.keys()]).toContain(href)
    expect(entries.get('pages/unit-1-1.html')).toContain('每公升幾毫克')
    expect(entries.get('pages/guide.html')).toContain('你沒想到的是什麼？')
    expect(entries.get('links/1-1-2.xml')).toContain('href="https://example.org/?a=1&amp;b=2"')
  })

  test('and brought in is the same course, with files of its own', async () => {
    const course = await fullCourse()
    const answer = await sendCartridge(owner, (await takeAlong(owner, course._id)).rawPayload)
    expect(answer.json()).toMatchObject({ isNew: true, leftOut: [], leftOutCount: 0, name: course.name })
    const made = await readDraft(owner, answer.json()._id)
    expect(bare(made)).toEqual(bare(course))
    expect(await unitText(owner, made)).toEqual(words('每公升幾毫克'))
    expect(made.files.map(({ use, state, file }) => [use, state, file?.displayName]).toSorted()).toEqual(
      course.files.map(({ use, state, file }) => [use, state, file?.displayName]).toSorted(),
    )
    const used = new Set([made.bannerId, made.chapters[0]?.units[0]?.resources[0]?.courseFileId])
    expect(new Set(made.files.map(({ _id }) => _id))).toEqual(used)
    expect(made.files.some(({ file }) => course.files.some((one) => one.file?.id === file?.id))).toBe(false)
  })

  test('is taken by whoever teaches it, and by nobody else', async () => {
    const { course } = await newPublished(product, owner)
    const [lecturer, stranger] = [await newPerson(product), await newPerson(product)]
    await join(product, owner, course._id, lecturer, 'lecturer')
    expect((await takeAlong(lecturer, course._id)).statusCode).toBe(200)
    expect(codeOf(await takeAlong(stranger, course._id))).toBe('COURSE_NOT_FOUND')
    expect(codeOf(await takeAlong(owner, randomUUID()))).toBe('COURSE_NOT_FOUND')
  })

  test('is refused where the service hides it, and where its files are more than may be', async () => {
    const course = await fullCourse()
    const { pool } = product.platform
    const paper = course.files.find(({ use }) => use === 'resource')?.file?.id
    const ofBytes = async (bytes: number) => {
      await pool.query('update files set bytes = $2 where id = $1', [paper, bytes])
      return takeAlong(owner, course._id)
    }
    expect(codeOf(await ofBytes(cartridgeLimits.bytes))).toBe('COURSE_CARTRIDGE_TOO_LARGE')
    expect((await ofBytes(100)).statusCode).toBe(200)
    await pool.query('update courses set is_withheld = true where id = $1', [course._id])
    expect(codeOf(await takeAlong(owner, course._id))).toBe('WITHHELD')
  })

  test('says nothing of where a picture was taken: others get the form without it', async () => {
    const course = await fullCourse()
    const { rows } = await product.platform.pool.query(
      'select f.preview_key as key from files f join course_files of on of.file_id = f.id where of.course_id = $1 and f.preview_key is not null',
      [course._id],
    )
    const answer = await takeAlong(owner, course._id)
    const { read } = product.platform.storage
    const preview: Buffer[] = []
    for await (const chunk of await read(rows[0].key)) preview.push(chunk as Buffer)
    expect(answer.rawPayload.includes(Buffer.concat(preview))).toBe(true)
  })
})

describe('a cartridge that is brought in', () => {
  test('is a draft of whoever brings it', async () => {
    const answer = await sendCartridge(owner, zipped(smallCartridge(`<p>${randomUUID()}</p>`)))
    const course = await readDraft(owner, answer.json()._id)
    expect(course).toMatchObject({ name: '河川的一年', status: 'planning', part: 'owner', edition: null })
    expect(course.chapters).toMatchObject([{ name: '看河', units: [{ name: '站在橋上' }] }])
    expect(course.unitsWithText).toHaveLength(1)
  })

  test('is one course however often it is sent, also at the same moment; of somebody else it is another', async () => {
    const person = await newPerson(product)
    const cartridge = zipped(smallCartridge(`<p>${randomUUID()}</p>`))
    const answers = await Promise.all([1, 2, 3].map(() => sendCartridge(person, cartridge)))
    answers.push(await sendCartridge(person, cartridge, 'another-name.imscc'))
    expect(new Set(answers.map((answer) => answer.json()._id)).size).toBe(1)
    expect(answers.filter((answer) => answer.json().isNew)).toHaveLength(1)
    const { rows } = await product.platform.pool.query('select 1 from courses where owner_id = $1', [person.id])
    expect(rows).toHaveLength(1)
    expect((await sendCartridge(owner, cartridge)).json()).toMatchObject({ isNew: true })
  })

  test('comes without files that are not what they say, which the answer names', async () => {
    const packed = smallCartridge(`<p>${randomUUID()}</p><a href="a.pdf">假</a><a href="b.txt">真</a>`, {
      'a.pdf': 'no pdf',
      'b.txt': '水位',
    })
    const answer = await sendCartridge(owner, zipped(packed))
    expect(answer.json()).toMatchObject({ leftOut: [{ kind: 'file', name: 'a.pdf' }], leftOutCount: 1 })
    const course = await readDraft(owner, answer.json()._id)
    expect(course.chapters[0]?.units[0]?.resources).toMatchObject([{ name: '真', type: 'file' }])
    expect(course.files).toMatchObject([{ use: 'resource', state: 'already_upload', name: 'b.txt' }])
  })

  test('is the first of those that are sent together', async () => {
    const content = zipped(smallCartridge(`<p>${randomUUID()}</p>`))
    const { body, headers } = multipart([
      { name: 'a.imscc', content },
      { name: 'b.imscc', content: Buffer.from('no zip') },
    ])
    const answer = await owner.browser.post(importPath, body, headers)
    expect(answer.statusCode).toBe(200)
    expect((await sendCartridge(owner, content)).json()).toMatchObject({ isNew: false, _id: answer.json()._id })
  })

  test('names so many things that were left out, and counts them all', async () => {
    const count = cartridgeLimits.leftOut + 1
    const quizzes = Array.from({ length: count }, (_, at) => `q${at}`)
    const packed = smallCartridge(`<p>${randomUUID()}</p>`)
    const manifest = foreignManifest({
      items: item('看河', undefined, item('頁', 'p1') + quizzes.map((id) => item(id, id)).join('')),
      resources:
        resource('p1', 'webcontent', 'p.html') + quizzes.map((id) => resource(id, 'imsqti_xmlv1p2', 'q.xml')).join(''),
    })
    const answer = (await sendCartridge(owner, zipped({ ...packed, 'imsmanifest.xml': manifest }))).json()
    expect(answer.leftOut).toHaveLength(cartridgeLimits.leftOut)
    expect(answer.leftOutCount).toBe(count)
  })
})

describe('a cartridge is refused', () => {
  test.each([
    ['COURSE_CARTRIDGE_UNREADABLE', Buffer.from('no zip')],
    ['COURSE_CARTRIDGE_UNSAFE', zipped(smallCartridge(undefined, { '../a': 'a' }))],
    ['COURSE_CARTRIDGE_EMPTY', zipped({ 'imsmanifest.xml': foreignManifest({ items: '', resources: '' }) })],
  ])('with %s, and nothing stays of it', async (code, content) => {
    const person = await newPerson(product)
    expect(codeOf(await sendCartridge(person, content))).toBe(code)
    const { rows } = await product.platform.pool.query('select 1 from courses where owner_id = $1', [person.id])
    expect(rows).toEqual([])
  })

  test('that is no multipart body, or one without a file', async () => {
    expect(codeOf(await owner.browser.post(importPath, {}))).toBe('UNSUPPORTED_MEDIA_TYPE')
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(codeOf(await owner.browser.post(importPath, Buffer.from('--x--\r\n'), headers))).toBe('VALIDATION_FAILED')
    const broken = Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.imscc"\r\n\r\nabc')
    expect(codeOf(await owner.browser.post(importPath, broken, headers))).toBe('UPLOAD_FAILED')
  })

  test('for whose files there is no room, without a course', async () => {
    const poor = await newPerson(product, { plan: 'free', trialEndsAt: null })
    const packed = smallCartridge('<a href="a.txt">大</a>', { 'a.txt': '河'.repeat(400_000) })
    // Random lines, because repeated text would compress below the limit.
    packed['a.txt'] = Array.from({ length: 40_000 }, () => randomUUID()).join('\n')
    expect(codeOf(await sendCartridge(poor, zipped(packed)))).toBe('ROOM_EXCEEDED')
    const { rows } = await product.platform.pool.query('select 1 from courses where owner_id = $1', [poor.id])
    expect(rows).toEqual([])
  })

  test('beyond as many courses as one may have', async () => {
    const person = await newPerson(product)
    await newCourse(person)
    await product.platform.pool.query(
      `insert into courses (id, owner_id, client_id, created_at, updated_at)
       select gen_random_uuid(), $1, gen_random_uuid(), now(), now() from generate_series(1, $2)`,
      [person.id, courseLimits.courses - 2],
    )
    const send = (said: string) => sendCartridge(person, zipped(smallCartridge(`<p>${said}</p>`)))
    expect((await send('一')).statusCode).toBe(200)
    expect(codeOf(await send('二'))).toBe('COURSE_LIMIT_REACHED')
    expect((await send('一')).json()).toMatchObject({ isNew: false })
  })
})
