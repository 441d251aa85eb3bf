import { randomUUID } from 'node:crypto'
import { contentLimits } from '@learntrail/contract/content/limits'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { type Post, privacy } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { coursePath } from '../courses.fixture.ts'
import { chapterOf, elsewhere, join, newFilm, unitOf, withdraw } from '../learning/learning.fixture.ts'
import { rewrite } from '../learning/rewrite.fixture.ts'
import { letTeach, newPublished, password, takeOff } from '../publishing/publishing.fixture.ts'
import { finish, reflections, takeCertificate } from '../reflections/reflections.fixture.ts'
import { askNotes, change, note, noted, notes, record, remove } from './notes.fixture.ts'

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
const textsOf = async (person: TestPerson, courseId: string) => (await notes(person, courseId)).map(({ text }) => text)

async function learnt(name = '河川的一年') {
  const { course, unitId } = await newPublished(product, owner, { name, minutes: 300 })
  await join(pupil, course._id)
  return { courseId: course._id, unitId }
}

/** Two units with a film each. */
async function filmed() {
  const { courseId } = await learnt()
  const films = [await newFilm(product, owner, courseId, 600), await newFilm(product, owner, courseId, 600)] as const
  const units = [
    { ...unitOf(films[0]), name: '看河' },
    { ...unitOf(films[1]), name: '量水' },
  ] as const
  await rewrite(product, owner, courseId, { chapters: [chapterOf(...units)] })
  const at = (which: 0 | 1, second: number | null) => ({
    unitId: units[which].id,
    film: second === null ? null : { pieceId: films[which].id, second },
  })
  const write = (which: 0 | 1, second: number | null, text: string) => {
    const { unitId, film } = at(which, second)
    return noted(pupil, courseId, unitId, { film, text })
  }
  return { courseId, units, films, write }
}

describe('a note', () => {
  test('says where it stands, as the course calls that now', async () => {
    const { courseId, units, films, write } = await filmed()
    const written = await write(0, 187, '水比空氣暖。')
    expect(written).toMatchObject({
      place: { unitId: units[0].id, film: { pieceId: films[0].id, second: 187 } },
      unit: { name: '看河', number: 1 },
      film: { name: '影片' },
      text: '水比空氣暖。',
    })
    expect(await notes(pupil, courseId)).toEqual([written])
  })

  test('sent twice is one, also at the same moment', async () => {
    const { courseId, unitId } = await learnt()
    const clientId = randomUUID()
    const [first, ...further] = await Promise.all([1, 2, 3].map(() => noted(pupil, courseId, unitId, { clientId })))
    for (const one of further) expect(one).toEqual(first)
    expect(first?.id).toBe(clientId)
    expect(await notes(pupil, courseId)).toHaveLength(1)
  })

  test('comes in the order of the course and its films', async () => {
    const { courseId, write } = await filmed()
    await write(1, 5, '四')
    await write(0, 187, '三')
    await write(0, 7, '二')
    await write(0, null, '一')
    expect(await textsOf(pupil, courseId)).toEqual(['一', '二', '三', '四'])
  })

  test('outlives its film and its unit, and comes last then; what is written late about them is kept', async () => {
    const { courseId, units, films, write } = await filmed()
    await write(0, 7, '單元會不見')
    await write(1, 9, '影片會不見')
    const left = { ...units[1], resources: [elsewhere(null)] }
    await rewrite(product, owner, courseId, { chapters: [chapterOf(left)] })
    await noted(pupil, courseId, units[0].id, { film: { pieceId: films[0].id, second: 8 }, text: '晚到' })
    expect(await notes(pupil, courseId)).toMatchObject([
      { text: '影片會不見', unit: { name: '量水', number: 1 }, film: null, place: { film: { second: 9 } } },
      { text: '單元會不見', unit: null, film: null, place: { film: { second: 7 } } },
      { text: '晚到', unit: null },
    ])
  })

  test('is changed on top of what is there, and never over what another device wrote', async () => {
    const { courseId, unitId } = await learnt()
    const { id, revision } = await noted(pupil, courseId, unitId)
    const changed = (await change(pupil, courseId, id, { text: '二', base: revision })).json()
    expect(changed).toMatchObject({ id, text: '二' })
    expect(changed.revision).not.toBe(revision)
    // A retry after a lost answer.
    expect((await change(pupil, courseId, id, { text: '二', base: revision })).json()).toEqual(changed)
    expect(codeOf(await change(pupil, courseId, id, { text: '三', base: revision }))).toBe('COURSE_NOTE_CHANGED')
    expect(await textsOf(pupil, courseId)).toEqual(['二'])
    const gone = await change(pupil, courseId, randomUUID(), { text: '三', base: revision })
    expect(codeOf(gone)).toBe('COURSE_NOTE_NOT_FOUND')
  })

  test('is deleted, again harmlessly, and can be written anew', async () => {
    const { courseId, unitId } = await learnt()
    const { id, text } = await noted(pupil, courseId, unitId)
    for (const _again of [1, 2]) expect(codeOf(await remove(pupil, courseId, id))).toBe('ok')
    expect(await notes(pupil, courseId)).toEqual([])
    await noted(pupil, courseId, unitId, { clientId: id, text })
    expect(await textsOf(pupil, courseId)).toEqual([text])
  })

  test('says something, within bounds', async () => {
    const { courseId, unitId } = await learnt()
    const most = '字'.repeat(courseLimits.noteText)
    expect(codeOf(await note(pupil, courseId, unitId, { text: most }))).toBe('ok')
    const fieldsOf = async (text: string) => (await note(pupil, courseId, unitId, { text })).json().fields
    expect(await fieldsOf(`${most}字`)).toMatchObject([{ path: 'text', rule: 'too_long' }])
    expect(await fieldsOf(' \n')).toMatchObject([{ path: 'text', rule: 'required' }])
    const { id, revision: base } = await noted(pupil, courseId, unitId)
    expect((await change(pupil, courseId, id, { text: `${most}字`, base })).json().fields).toMatchObject([
      { path: 'text', rule: 'too_long' },
    ])
  })

  test('is one of as many as a course has for one person', async () => {
    const { courseId, unitId } = await learnt()
    await product.platform.pool.query(
      `insert into course_notes (person_id, course_id, id, unit_id, text, revision, created_at, updated_at)
       select $1, $2, gen_random_uuid(), $3, '字', gen_random_uuid(), now(), now() from generate_series(1, $4)`,
      [pupil.id, courseId, unitId, courseLimits.notes - 1],
    )
    const last = { clientId: randomUUID() }
    expect(codeOf(await note(pupil, courseId, unitId, last))).toBe('ok')
    const refused = await note(pupil, courseId, unitId)
    expect(refused.json()).toMatchObject({ code: 'COURSE_NOTE_LIMIT_REACHED', values: { limit: courseLimits.notes } })
    // An existing note is still answered.
    expect(codeOf(await note(pupil, courseId, unitId, last))).toBe('ok')
  })
})

describe('notes are', () => {
  test('nobody else’s to read: not of who owns the course, teaches, is named in it, learns it, or is staff', async () => {
    const { courseId, unitId } = await learnt()
    const [coEditor, lecturer, classmate, staff] = [
      await newPerson(product),
      await newPerson(product),
      await newPerson(product),
      await newPerson(product, { role: 'operator' }),
    ] as [TestPerson, TestPerson, TestPerson, TestPerson]
    await letTeach(product, courseId, coEditor)
    await letTeach(product, courseId, lecturer, { part: 'lecturer' })
    for (const one of [classmate, staff]) await join(one, courseId)
    const { id, revision } = await noted(pupil, courseId, unitId, { text: '只有我看得到' })
    for (const other of [owner, coEditor, lecturer, classmate, staff]) {
      expect(await notes(other, courseId)).toEqual([])
      expect(codeOf(await change(other, courseId, id, { text: '改', base: revision }))).toBe('COURSE_NOTE_NOT_FOUND')
      expect(codeOf(await record(other, courseId, { noteIds: [id] }))).toBe('COURSE_NOTE_NOT_FOUND')
      await remove(other, courseId, id)
      // The same id of another person is another note.
      expect((await noted(other, courseId, unitId, { clientId: id, text: '別人的' })).text).toBe('別人的')
    }
    expect(await textsOf(pupil, courseId)).toEqual(['只有我看得到'])
  })

  test('for those who learn or teach the course', async () => {
    const { courseId, unitId } = await learnt()
    const codes = async (person: TestPerson, id = courseId) => [
      codeOf(await askNotes(person, id)),
      codeOf(await note(person, id, unitId)),
      codeOf(await change(person, id, randomUUID(), { text: '字', base: randomUUID() })),
      codeOf(await record(person, id, { noteIds: [randomUUID()] })),
    ]
    expect(await codes(await newPerson(product))).toEqual(Array(4).fill('COURSE_NOT_JOINED'))
    expect(await codes(pupil, randomUUID())).toEqual(Array(4).fill('COURSE_NOT_FOUND'))
    const hidden = await newPublished(product, owner, { isPrivate: true })
    expect(await codes(pupil, hidden.course._id)).toEqual(Array(4).fill('COURSE_PASSWORD_NEEDED'))
    await pupil.browser.post(`${coursePath}/authorize/${hidden.course._id}`, { password })
    await join(pupil, hidden.course._id)
    expect(codeOf(await note(pupil, hidden.course._id, hidden.unitId))).toBe('ok')
    expect(codeOf(await note(owner, courseId, unitId))).toBe('ok')
  })

  test('kept for who went out of the course, who may still delete them, and for when it is off the shelf', async () => {
    const { courseId, unitId } = await learnt()
    const first = await noted(pupil, courseId, unitId, { text: '一' })
    await noted(pupil, courseId, unitId, { text: '二' })
    await withdraw(pupil, courseId)
    expect(codeOf(await askNotes(pupil, courseId))).toBe('COURSE_NOT_JOINED')
    expect(codeOf(await remove(pupil, courseId, first.id))).toBe('ok')
    await join(pupil, courseId)
    await takeOff(owner, courseId)
    expect(await textsOf(pupil, courseId)).toEqual(['二'])
    expect(codeOf(await note(pupil, courseId, unitId, { text: '三' }))).toBe('ok')
  })
})

describe('a record of notes', () => {
  const readPost = async ({ browser }: TestPerson, id: string) =>
    (await browser.get(`/api/v2/portfolios/${id}`)).json<Post>()
  const recordOf = async (...told: Parameters<typeof record>): Promise<string> => {
    const answer = await record(...told)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json().recordId
  }
  const heading = (text: string) => ({ type: 'heading', content: [{ text }] })
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ text }] })

  test('has units as headings and each note behind its time, in the order of the course', async () => {
    const { courseId, units, write } = await filmed()
    const second = await write(1, 3_661, '很久以後')
    const first = await write(0, 187, '水很冷。\n\n魚很多。')
    const left = await write(0, 1, '沒有選的')
    await write(0, null, '也沒有選')
    const id = await recordOf(pupil, courseId, { noteIds: [second.id, first.id], customTags: ['溪流'] })
    expect(await readPost(pupil, id)).toMatchObject({
      title: '河川的一年：筆記',
      classification: 'course_learning',
      customTags: ['溪流'],
      privacy: privacy.private,
      content: {
        content: [
          heading('看河'),
          { type: 'paragraph', content: [{ text: '3:07 水很冷。' }, { type: 'hardBreak' }, { text: '魚很多。' }] },
          heading('量水'),
          paragraph('1:01:01 很久以後'),
        ],
      },
    })
    // The notes stay, and the reflections do not list the record.
    expect(await notes(pupil, courseId)).toHaveLength(4)
    expect((await reflections(pupil, courseId)).records).toEqual([])
    const source = await pupil.browser.get(`${coursePath}/record-sources/${id}`)
    expect(source.json()).toEqual({ course: { id: courseId, name: '河川的一年' } })
    await rewrite(product, owner, courseId, { chapters: [chapterOf(units[1])] })
    const gone = await recordOf(pupil, courseId, { noteIds: [left.id, second.id] })
    expect((await readPost(pupil, gone)).content).toMatchObject({
      content: [heading('量水'), paragraph('1:01:01 很久以後'), heading('已經拿掉的單元'), paragraph('0:01 沒有選的')],
    })
  })

  test('is made once for each press', async () => {
    const { courseId, unitId } = await learnt()
    const { id } = await noted(pupil, courseId, unitId)
    const body = { clientId: randomUUID(), noteIds: [id] }
    const made = await Promise.all([1, 2, 3].map(() => recordOf(pupil, courseId, body)))
    expect(new Set(made).size).toBe(1)
  })

  test('is of notes that are there, at least of one', async () => {
    const { courseId, unitId } = await learnt()
    const { id } = await noted(pupil, courseId, unitId)
    expect(codeOf(await record(pupil, courseId, { noteIds: [id, randomUUID()] }))).toBe('COURSE_NOTE_NOT_FOUND')
    const wrong: [object, string, string][] = [
      [{ noteIds: [] }, 'noteIds', 'required'],
      [{ noteIds: [id, id] }, 'noteIds', 'duplicate'],
      [{ noteIds: Array.from({ length: courseLimits.notes + 1 }, () => randomUUID()) }, 'noteIds', 'too_many'],
      [{ noteIds: [id], title: ' ' }, 'title', 'required'],
      [{ noteIds: [id], tags: [] }, 'tags', 'required'],
      [{ noteIds: [id], privacy: privacy.group }, 'privacy', 'invalid'],
    ]
    for (const [body, path, rule] of wrong)
      expect((await record(pupil, courseId, body)).json().fields).toMatchObject([{ path, rule }])
  })

  test('is no longer than a record may be', async () => {
    const { courseId, unitId } = await learnt()
    const full = '字'.repeat(courseLimits.noteText)
    const ids: string[] = []
    for (let length = 0; length < contentLimits.characters; length += courseLimits.noteText)
      ids.push((await noted(pupil, courseId, unitId, { text: full })).id)
    expect((await record(pupil, courseId, { noteIds: ids })).json().fields).toMatchObject([
      { path: 'noteIds', rule: 'too_long', limit: contentLimits.characters },
    ])
    expect(codeOf(await record(pupil, courseId, { noteIds: ids.slice(1) }))).toBe('ok')
  })

  test('takes the certificate along, once there is one', async () => {
    const { courseId, unitId } = await learnt()
    const { id } = await noted(pupil, courseId, unitId)
    const body = { clientId: randomUUID(), noteIds: [id], withCertificate: true }
    expect(codeOf(await record(pupil, courseId, body))).toBe('COURSE_CERTIFICATE_NOT_FOUND')
    await finish(pupil, { courseId, unitId })
    await takeCertificate(pupil, courseId)
    expect((await readPost(pupil, await recordOf(pupil, courseId, body))).files).toHaveLength(1)
  })
})
