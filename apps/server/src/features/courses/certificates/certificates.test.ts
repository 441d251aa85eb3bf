import { randomUUID } from 'node:crypto'
import type { Certificate, CertificatePage, CertificateState } from '@learntrail/contract/courses/certificates'
import { courseCertificateWithdrawn, courseCertified } from '@learntrail/contract/courses/events'
import type { Confirmation } from '@learntrail/contract/eportfolio/eportfolios'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { recordedEvents } from '../../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { coursePath } from '../courses.fixture.ts'
import { chapterOf, elsewhere, unitOf, withdraw } from '../learning/learning.fixture.ts'
import { rewrite } from '../learning/rewrite.fixture.ts'
import { newPublished, remove, takeOff } from '../publishing/publishing.fixture.ts'
import { certificatePath, finish, learntCourse, takeCertificate } from '../reflections/reflections.fixture.ts'

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
const read = async ({ browser }: TestPerson, courseId: string) =>
  (await browser.get(certificatePath(courseId))).json<CertificateState>()
const take = async (person: TestPerson, courseId: string) =>
  (await takeCertificate(person, courseId)).json<Certificate>()
const confirm = async (code: string) => {
  const stranger = await newPerson(product)
  return (await stranger.browser.get(`/api/v2/ePortfolio/confirmations/${code}`)).json<Confirmation>()
}
const call = (person: TestPerson, fullName: string) =>
  product.platform.pool.query('update accounts set full_name = $2 where id = $1', [person.id, fullName])

async function finished() {
  const learnt = await learntCourse(product, owner, pupil)
  await finish(pupil, learnt)
  return learnt.courseId
}

test('a certificate is for who has finished, in their real name where it is known', async () => {
  const learnt = await learntCourse(product, owner, pupil)
  const { courseId } = learnt
  expect(await read(pupil, courseId)).toMatchObject({ certificate: null, isFinished: false })
  expect(codeOf(await takeCertificate(pupil, courseId))).toBe('COURSE_NOT_FINISHED')
  await finish(pupil, learnt)
  await call(pupil, '林雨晴')
  expect(await read(pupil, courseId)).toEqual({ certificate: null, isFinished: true, name: '林雨晴' })
  const certificate = await take(pupil, courseId)
  expect(certificate).toMatchObject({ name: '林雨晴', courseName: '河川的一年', minutes: 300 })
  expect(certificate.teachers).toHaveLength(1)
  expect(await read(pupil, courseId)).toMatchObject({ certificate })
  expect(await recordedEvents(product, courseCertified, courseId)).toMatchObject([{ actorId: pupil.id }])
})

test('without a real name it bears the one that others see', async () => {
  const courseId = await finished()
  const { rows } = await product.platform.pool.query('select display_name as name from accounts where id = $1', [
    pupil.id,
  ])
  await call(pupil, '')
  expect((await take(pupil, courseId)).name).toBe(rows[0]?.name)
})

test('it is made once, and stays as it is when the course goes on', async () => {
  const courseId = await finished()
  const both = await Promise.all([take(pupil, courseId), take(pupil, courseId)])
  expect(both[0]).toEqual(both[1])
  await rewrite(product, owner, courseId, { name: '另一條河', chapters: [chapterOf(unitOf(elsewhere(null)))] })
  await call(pupil, '別的名字')
  expect(await take(pupil, courseId)).toEqual(both[0])
  expect(await recordedEvents(product, courseCertified, courseId)).toHaveLength(1)
})

test('whoever lacked only what the course no longer has, has finished', async () => {
  const [first, second] = [unitOf(elsewhere(null)), unitOf(elsewhere(null))]
  const { course } = await newPublished(product, owner, { chapters: [chapterOf(first, second)] })
  await pupil.browser.post(`${coursePath}/current-user/records/course/${course._id}`, {})
  await pupil.browser.post(`${coursePath}/${course._id}/watching`, {
    unitId: first.id,
    pieces: [{ pieceId: first.resources[0]?.id, seen: [], position: 0 }],
  })
  expect(codeOf(await takeCertificate(pupil, course._id))).toBe('COURSE_NOT_FINISHED')
  await rewrite(product, owner, course._id, { chapters: [chapterOf(first)] })
  expect(codeOf(await takeCertificate(pupil, course._id))).toBe('ok')
})

test('it stays with who goes out of the course, and when the course is gone', async () => {
  const courseId = await finished()
  const certificate = await take(pupil, courseId)
  await withdraw(pupil, courseId)
  expect(await read(pupil, courseId)).toMatchObject({ certificate })
  await takeOff(owner, courseId)
  expect(codeOf(await remove(owner, courseId))).toBe('ok')
  expect(await read(pupil, courseId)).toMatchObject({ certificate })
  const list = (await pupil.browser.get(`${coursePath}/current-user/certificates`)).json<CertificatePage>()
  expect(list).toEqual({ items: [certificate], nextCursor: null })
  expect(await confirm(certificate.code)).toMatchObject({ title: '河川的一年' })
})

test('my certificates are listed newest first', async () => {
  const codes = [await take(pupil, await finished()), await take(pupil, await finished())].map(({ code }) => code)
  const page = async (query: string) =>
    (await pupil.browser.get(`${coursePath}/current-user/certificates?limit=1${query}`)).json<CertificatePage>()
  const first = await page('')
  const second = await page(`&cursor=${first.nextCursor}`)
  expect([...first.items, ...second.items].map(({ code }) => code)).toEqual(codes.toReversed())
  expect(second.nextCursor).toBeNull()
})

test('its code tells whoever holds it what stands on it, and no more', async () => {
  const courseId = await finished()
  await call(pupil, '林雨晴')
  const { code, teachers, finishedAt, madeAt } = await take(pupil, courseId)
  expect(await confirm(code)).toEqual({
    kind: 'course',
    code,
    title: '河川的一年',
    owner: { displayName: '林雨晴', schoolName: null },
    version: 1,
    exportedAt: madeAt,
    documents: [],
    former: [],
    plan: null,
    course: { minutes: 300, finishedAt, teachers },
  })
})

test('what was taken back says so, and can be had anew under another code', async () => {
  const courseId = await finished()
  const { code } = await take(pupil, courseId)
  const takeBack = () => pupil.browser.delete(certificatePath(courseId))
  for (const _again of [1, 2]) expect(codeOf(await takeBack())).toBe('ok')
  expect(await confirm(code)).toMatchObject({ code: 'CONFIRMATION_WITHDRAWN' })
  expect(await recordedEvents(product, courseCertificateWithdrawn, courseId)).toHaveLength(1)
  const again = await take(pupil, courseId)
  expect(again.code).not.toBe(code)
  expect(await confirm(again.code)).toMatchObject({ kind: 'course' })
})

test('it is a PDF of one page in the language of whose it is', async () => {
  const courseId = await finished()
  const pdf = () => pupil.browser.get(`${certificatePath(courseId)}/pdf`)
  expect(codeOf(await pdf())).toBe('COURSE_CERTIFICATE_NOT_FOUND')
  await take(pupil, courseId)
  const answer = await pdf()
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.rawPayload.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('課程證書 河川的一年.pdf')
})

test('nobody has one of what they do not learn', async () => {
  const courseId = await finished()
  for (const person of [owner, await newPerson(product)]) {
    expect(codeOf(await takeCertificate(person, courseId))).toBe('COURSE_NOT_JOINED')
    expect(codeOf(await person.browser.get(certificatePath(courseId)))).toBe('COURSE_NOT_JOINED')
  }
  expect(codeOf(await takeCertificate(pupil, randomUUID()))).toBe('COURSE_NOT_FOUND')
  const { course } = await newPublished(product, owner, { isPrivate: true })
  expect(codeOf(await takeCertificate(pupil, course._id))).toBe('COURSE_PASSWORD_NEEDED')
})
