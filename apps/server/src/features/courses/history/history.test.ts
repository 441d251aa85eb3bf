import { randomUUID } from 'node:crypto'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import { courseDocuments } from '@learntrail/contract/courses/facts'
import type { CourseHistory, CourseVersion } from '@learntrail/contract/courses/history'
import { documentLimits } from '@learntrail/contract/documents/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Doc } from 'yjs'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { changeDocument } from '../../documents/index.ts'
import { block } from '../../people/index.ts'
import { join, lockPath } from '../co-editing/co-editing.fixture.ts'
import { coursePath, readDraft, words, writtenCourse } from '../courses.fixture.ts'
import { change, newPublished } from '../publishing/publishing.fixture.ts'
import { putEntry, takeOut } from '../structure/course-document.mapping.ts'
import { textRoot, writeUnitText } from '../structure/unit-text.mapping.ts'

let product: TestApp
let owner: TestPerson
let friend: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  owner = await newPerson(product)
  friend = await newPerson(product)
})

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const rest = () => product.clock.advance((documentLimits.stretchMinutes + 1) * 60_000)
const historyOf = ({ browser }: TestPerson, id: string, query = '') =>
  browser.get(`${coursePath}/${id}/history${query}`)
const stretchesOf = async (person: TestPerson, id: string, query = '') =>
  (await historyOf(person, id, query)).json<CourseHistory>().stretches
const versionOf = ({ browser }: TestPerson, id: string, number: number, query = '') =>
  browser.get(`${coursePath}/${id}/history/${number}${query}`)
const restore = ({ browser }: TestPerson, id: string, body: object) =>
  browser.post(`${coursePath}/${id}/history/restore`, body)

function write(person: TestPerson, name: { kind: string; thingId: string }, how: (document: Doc) => void) {
  const by = { ...name, accountId: person.id, at: product.clock.now() }
  return inTransaction(product.platform.db, (transaction) =>
    changeDocument(product.platform, transaction, { ...by, change: how }),
  )
}
const structure = (id: string) => ({ kind: courseDocuments.structure, thingId: id })
const textOf = (unitId: string) => ({ kind: courseDocuments.unitText, thingId: unitId })
const writeText = (person: TestPerson, unitId: string, text: string) =>
  write(person, textOf(unitId), (document) => {
    const root = document.getXmlFragment(textRoot)
    root.delete(0, root.length)
    writeUnitText(document, words(text))
  })
const readText = async ({ browser }: TestPerson, id: string, unitId: string) =>
  (await browser.get(`${coursePath}/${id}/units/${unitId}?of=draft`)).json().text

/** A course of two chapters with two writers. */
async function two(more: Partial<CourseOutline> = {}) {
  const resource = {
    id: randomUUID(),
    type: 'external' as const,
    name: '水位',
    courseFileId: null,
    address: 'https://example.org/',
    duration: null,
  }
  const [first, second, third] = ['站在橋上', '溶氧', '整理'].map((name) => ({
    id: randomUUID(),
    name,
    resources: [resource],
  }))
  if (!first || !second || !third) throw new Error('three units')
  const chapters = [
    { id: randomUUID(), name: '看河', units: [first, { ...second, resources: [] }] },
    { id: randomUUID(), name: '寫', units: [{ ...third, resources: [] }] },
  ]
  const { course } = await writtenCourse(product, owner, { chapters, ...more })
  await join(product, owner, course._id, friend)
  const [look, say] = chapters.map(({ id }) => id) as [string, string]
  return { id: course._id, first: first.id, second: second.id, third: third.id, look, say, resource: resource.id }
}
const last = async (id: string, query = '') => (await stretchesOf(owner, id, query))[0]?.to ?? 0
const unitsIn = async (id: string) =>
  (await readDraft(owner, id)).chapters.map(({ name, units }) => [name, ...units.map((unit) => unit.name)])

describe('the history of a course', () => {
  test('tells who wrote when, the latest first, and goes on', async () => {
    const { id } = await two()
    for (let round = 0; round <= documentLimits.stretches; round += 1) {
      rest()
      await change(round % 2 === 0 ? friend : owner, id, { name: `河川 ${round}` })
    }
    const page = (await historyOf(owner, id)).json<CourseHistory>()
    expect(page.stretches).toHaveLength(documentLimits.stretches)
    expect(page.stretches.slice(0, 2).map(({ person }) => person?.id)).toEqual([friend.id, owner.id])
    const next = (await historyOf(friend, id, `?before=${page.next}`)).json<CourseHistory>()
    expect(next.next).toBeNull()
    expect(next.stretches.at(0)?.person?.id).toBe(friend.id)
    // The server's first change is attributed to the maker, even after a handover.
    const beginning = { from: 1, isBeginning: true, person: { id: owner.id } }
    expect(next.stretches.at(-1)).toMatchObject(beginning)
    await owner.browser.post(`${coursePath}/${id}/owner`, { personId: friend.id })
    const later = (await historyOf(owner, id, `?before=${page.next}`)).json<CourseHistory>()
    expect(later.stretches.at(-1)).toMatchObject(beginning)
  })

  test('tells which units were written, and who wrote their texts', async () => {
    const { id, first, second } = await two()
    await writeText(owner, second, '一')
    rest()
    await writeText(friend, first, '二')
    expect((await historyOf(owner, id)).json<CourseHistory>().units).toMatchObject([
      { unitId: first, name: '站在橋上', isRemoved: false },
      { unitId: second, name: '溶氧' },
    ])
    const ofUnit = (await historyOf(owner, id, `?unitId=${first}`)).json<CourseHistory>()
    expect(ofUnit).toMatchObject({ next: null, units: [] })
    expect(ofUnit.stretches[0]).toMatchObject({ person: { id: friend.id }, isBeginning: false })
    expect(ofUnit.stretches.at(-1)).toMatchObject({ person: null, isBeginning: true })
    await write(owner, structure(id), (document) => takeOut(document, 'units', [first]))
    expect((await historyOf(owner, id)).json<CourseHistory>().units).toMatchObject([
      { unitId: first, name: '站在橋上', isRemoved: true },
      { isRemoved: false },
    ])
  })

  test('names nobody whom the viewer does not see', async () => {
    const { id } = await two()
    rest()
    await change(friend, id, { name: '改過' })
    await block(product.platform, friend.id, owner.id)
    expect(await stretchesOf(owner, id)).toMatchObject([
      { person: null },
      { person: { id: owner.id }, isBeginning: false },
      { person: { id: owner.id }, isBeginning: true },
    ])
  })

  test('shows the course and the text of a unit as they were', async () => {
    const { id, first } = await two({ name: '河川' })
    const before = await last(id)
    await writeText(owner, first, '原來')
    const textBefore = await last(id, `?unitId=${first}`)
    rest()
    await change(owner, id, { name: '海岸' })
    await writeText(owner, first, '後來')
    expect((await versionOf(friend, id, before)).json<CourseVersion>()).toMatchObject({
      number: before,
      text: null,
      outline: { name: '河川', chapters: [{ name: '看河' }, { name: '寫' }] },
    })
    expect((await versionOf(friend, id, textBefore, `?unitId=${first}`)).json()).toEqual({
      number: textBefore,
      outline: null,
      text: words('原來'),
    })
  })
})

describe('what was is made again', () => {
  test('a whole course, by a change after all others; what came since can be put back', async () => {
    const { id, first, second } = await two({ name: '河川', tags: ['溶氧'] })
    const before = await readDraft(owner, id)
    const number = await last(id)
    rest()
    await change(friend, id, { name: '海岸', tags: ['潮汐'] })
    await write(friend, structure(id), (document) => takeOut(document, 'units', [second]))
    const changed = await last(id)
    rest()
    expect((await restore(owner, id, { part: 'course', number })).statusCode).toBe(200)
    const after = await readDraft(owner, id)
    expect(after).toEqual({ ...before, lecturers: after.lecturers, updatedAt: after.updatedAt })
    const [latest, other] = await stretchesOf(owner, id)
    expect(latest).toMatchObject({ person: { id: owner.id }, from: changed + 1 })
    expect(other).toMatchObject({ person: { id: friend.id } })
    await restore(friend, id, { part: 'course', number: changed })
    expect(await readDraft(owner, id)).toMatchObject({ name: '海岸', tags: ['潮汐'] })
    expect(await unitsIn(id)).toEqual([
      ['看河', '站在橋上'],
      ['寫', '整理'],
    ])
    expect((await restore(friend, id, { part: 'unitText', number: 1, unitId: first })).statusCode).toBe(404)
  })

  test('units that came since are taken out, and can be put back', async () => {
    const { id } = await two()
    const number = await last(id)
    const before = await unitsIn(id)
    const { chapters } = await readDraft(owner, id)
    const unit = { id: randomUUID(), name: '新的', chapterId: chapters[1]?.id }
    await write(owner, structure(id), (document) => putEntry(document, 'units', { ...unit, order: 'z9' }))
    expect(await unitsIn(id)).not.toEqual(before)
    await writeText(owner, unit.id, '別弄丟')
    const withUnit = await last(id)
    await restore(owner, id, { part: 'course', number })
    expect(await unitsIn(id)).toEqual(before)
    expect(codeOf(await owner.browser.get(`${coursePath}/${id}/units/${unit.id}?of=draft`))).toBe(
      'COURSE_UNIT_NOT_FOUND',
    )
    await restore(owner, id, { part: 'unit', number: withUnit, unitId: unit.id })
    expect(await unitsIn(id)).toEqual([before[0], [...(before[1] ?? []), '新的']])
    expect(await readText(owner, id, unit.id)).toEqual(words('別弄丟'))
  })

  test('one unit with its name, place and resources, also after its chapter was taken out; nothing else', async () => {
    const { id, first, second, look, resource } = await two()
    const number = await last(id)
    await change(owner, id, { name: '改過' })
    await write(owner, structure(id), (document) => {
      takeOut(document, 'resources', [resource])
      takeOut(document, 'units', [first, second])
      takeOut(document, 'chapters', [look])
    })
    expect(await unitsIn(id)).toEqual([['寫', '整理']])
    expect((await restore(friend, id, { part: 'unit', number, unitId: first })).statusCode).toBe(200)
    expect(await unitsIn(id)).toEqual([
      ['看河', '站在橋上'],
      ['寫', '整理'],
    ])
    const draft = await readDraft(owner, id)
    expect(draft.name).toBe('改過')
    expect(draft.chapters[0]?.units[0]?.resources.map((one) => one.id)).toEqual([resource])
    await restore(friend, id, { part: 'unit', number, unitId: second })
    expect(await unitsIn(id)).toEqual([
      ['看河', '站在橋上', '溶氧'],
      ['寫', '整理'],
    ])
  })

  test('the text of a unit, also of one that was taken out', async () => {
    const { id, first } = await two()
    await writeText(owner, first, '原來')
    const number = await last(id, `?unitId=${first}`)
    rest()
    await writeText(friend, first, '後來')
    await restore(owner, id, { part: 'unitText', number, unitId: first })
    expect(await readText(owner, id, first)).toEqual(words('原來'))
    await write(owner, structure(id), (document) => takeOut(document, 'units', [first]))
    const { statusCode } = await restore(owner, id, { part: 'unitText', number: number + 1, unitId: first })
    expect(statusCode).toBe(200)
    await restore(owner, id, { part: 'unit', number: await versionBeforeTakenOut(id), unitId: first })
    expect(await readText(owner, id, first)).toEqual(words('後來'))
  })

  const versionBeforeTakenOut = async (id: string) => (await last(id)) - 1
})

describe('the history is refused', () => {
  test('to whoever does not write the course', async () => {
    const { id, first } = await two()
    const [stranger, lecturer] = [await newPerson(product), await newPerson(product)]
    await join(product, owner, id, lecturer, 'lecturer')
    for (const person of [stranger, lecturer]) {
      expect(codeOf(await historyOf(person, id))).toBe('COURSE_NOT_FOUND')
      expect(codeOf(await versionOf(person, id, 1))).toBe('COURSE_NOT_FOUND')
      for (const part of ['course', 'unit', 'unitText'])
        expect(codeOf(await restore(person, id, { part, number: 1, unitId: first }))).toBe('COURSE_NOT_FOUND')
    }
    expect(codeOf(await historyOf(owner, randomUUID()))).toBe('COURSE_NOT_FOUND')
  })

  test('of units and versions that there are not', async () => {
    const { id, first } = await two()
    const [other, number] = [await two(), await last(id)]
    for (const unitId of [randomUUID(), other.first]) {
      expect(codeOf(await historyOf(owner, id, `?unitId=${unitId}`))).toBe('COURSE_UNIT_NOT_FOUND')
      expect(codeOf(await versionOf(owner, id, 1, `?unitId=${unitId}`))).toBe('COURSE_UNIT_NOT_FOUND')
      for (const part of ['unit', 'unitText'])
        expect(codeOf(await restore(owner, id, { part, number, unitId }))).toBe('COURSE_UNIT_NOT_FOUND')
    }
    expect(codeOf(await versionOf(owner, id, number + 1))).toBe('DOCUMENT_VERSION_NOT_FOUND')
    expect(codeOf(await versionOf(owner, id, 1, `?unitId=${first}`))).toBe('DOCUMENT_VERSION_NOT_FOUND')
    expect(codeOf(await restore(owner, id, { part: 'course', number: number + 1 }))).toBe('DOCUMENT_VERSION_NOT_FOUND')
    expect(codeOf(await restore(owner, id, { part: 'unit', number: 1, unitId: first }))).toBe('COURSE_UNIT_NOT_FOUND')
    expect(codeOf(await restore(owner, id, { part: 'unit', number }))).toBe('VALIDATION_FAILED')
  })

  test('of a course on the shelf, to be changed', async () => {
    const { course, unitId } = await newPublished(product, owner)
    const number = await last(course._id)
    for (const part of ['course', 'unit', 'unitText'])
      expect(codeOf(await restore(owner, course._id, { part, number: part === 'unitText' ? 2 : number, unitId }))).toBe(
        'COURSE_PUBLISHED',
      )
    expect((await versionOf(owner, course._id, number)).statusCode).toBe(200)
  })

  test('of a chapter that somebody else has for themselves', async () => {
    const { id, first, look } = await two()
    await writeText(owner, first, '一')
    const number = await last(id)
    await friend.browser.post(lockPath, { courseId: id, chapterId: look })
    for (const part of ['unit', 'unitText'])
      expect(codeOf(await restore(owner, id, { part, number, unitId: first }))).toBe('COURSE_CHAPTER_LOCKED')
    expect((await restore(friend, id, { part: 'unit', number, unitId: first })).statusCode).toBe(200)
  })
})
