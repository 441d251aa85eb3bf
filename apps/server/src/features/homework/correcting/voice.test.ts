import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { files } from '../../files/files.tables.ts'
import { mp3, text } from '../../files/sample-files.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { ask, handIn, homeworkPath, remarkBody } from '../homework.fixture.ts'

let product: TestApp
let writer: TestPerson
let reviser: TestPerson
let student: TestPerson
let classmate: TestPerson
let group: string
let question: string
let work: string
beforeAll(async () => {
  product = await createTestApp()
  ;[writer, reviser, student, classmate] = await Promise.all([
    newPerson(product),
    newPerson(product),
    newPerson(product),
    newPerson(product),
  ])
  group = (await newGroup(writer)).id
  await place(product, group, reviser.id, memberRoles.administrator)
  for (const { id } of [student, classmate]) await place(product, group, id, memberRoles.member)
})
beforeEach(async () => {
  question = (await ask(product, writer, group, { reviserIds: [reviser.id] })).id
  work = (await handIn(student, question)).handIn.id
})
afterAll(() => product.close())

const ofWork = (rest = '') => `${homeworkPath}/hand-ins/${work}${rest}`
const speak = (voiceId: string | null, change: object = {}, by = writer) =>
  by.browser.put(ofWork('/remark'), remarkBody({ voiceId, ...change }))
const release = (version: number, by = writer) => by.browser.post(ofWork('/release'), { version })
const sound = async (by = writer, seconds?: number) => {
  const content = Buffer.concat([mp3(), Buffer.from(randomUUID())])
  const id = (await uploadFiles(by, [{ name: '錄音.mp3', content }]))[0]?.id ?? ''
  if (seconds !== undefined) await product.platform.db.update(files).set({ duration: seconds }).where(eq(files.id, id))
  return id
}
const hears = async (person: TestPerson, id: string) =>
  (await person.browser.get(`/api/v2/files/${id}/entity?type=original`)).statusCode

describe('what is spoken of a piece of work', () => {
  test('is heard by those who correct it, by its student once released, and by nobody else', async () => {
    const voice = await sound()
    expect((await speak(voice)).json()).toMatchObject({ voice: { id: voice, displayName: '錄音.mp3' } })
    expect(await Promise.all([reviser, student, classmate].map((person) => hears(person, voice)))).toEqual([
      200, 404, 404,
    ])
    await release(1)
    expect(await Promise.all([reviser, student, classmate].map((person) => hears(person, voice)))).toEqual([
      200, 200, 404,
    ])
    expect((await student.browser.get(ofWork())).json().handIn.remarks).toMatchObject([{ voice: { id: voice } }])
    await writer.browser.post(`${homeworkPath}/questions/${question}/revoke`)
    expect(await hears(student, voice)).toBe(404)
  })

  test('is kept where another corrector goes on, and another file takes its place', async () => {
    const voice = await sound()
    await speak(voice)
    expect((await speak(voice, { version: 1 }, reviser)).json()).toMatchObject({ voice: { id: voice }, version: 2 })
    const own = await sound(reviser)
    expect((await speak(own, { version: 2 }, reviser)).json()).toMatchObject({ voice: { id: own } })
    expect((await speak(null, { version: 3 }, reviser)).json()).toMatchObject({ voice: null })
    expect(await hears(reviser, voice)).toBe(404)
  })

  test('is a sound of one’s own, of at most five minutes', async () => {
    const [note] = await uploadFiles(writer, [{ name: '字.txt', content: text(randomUUID()) }])
    for (const [voice, code] of [
      [await sound(reviser), 'FILE_NOT_FOUND'],
      [randomUUID(), 'FILE_NOT_FOUND'],
      [note?.id ?? '', 'HOMEWORK_VOICE_REFUSED'],
      [await sound(writer, homeworkLimits.voice + 1), 'HOMEWORK_VOICE_REFUSED'],
    ] as const)
      expect((await speak(voice)).json()).toMatchObject({ code })
    expect((await speak(await sound(writer, homeworkLimits.voice + 0.5))).statusCode).toBe(200)
  })

  test('that turns out to be longer is not released', async () => {
    const voice = await sound()
    await speak(voice)
    const length = { duration: homeworkLimits.voice + 1 }
    await product.platform.db.update(files).set(length).where(eq(files.id, voice))
    expect((await release(1)).json()).toMatchObject({ code: 'HOMEWORK_VOICE_REFUSED', values: { minutes: 5 } })
    const all = await writer.browser.post(`${homeworkPath}/questions/${question}/release`)
    expect(all.json()).toMatchObject({ released: 0, unfinished: 1 })
  })
})
