import { randomUUID } from 'node:crypto'
import { accountDurations } from '@learntrail/contract/accounts/limits'
import { broadcastLimits } from '@learntrail/contract/broadcasts/limits'
import { fileLimits } from '@learntrail/contract/files/limits'
import { durations } from '@learntrail/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addPermissions, deletedPersonId } from '../accounts/index.ts'
import { digestOf } from '../accounts/password-hash.rules.ts'
import { uploadPicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { eraseDueAccounts } from '../leaving/erase-account.service.ts'
import { paragraph, uploadFiles } from '../posts/posts.fixture.ts'
import { schools } from '../profiles/organization/schools.tables.ts'
import { organizations } from '../profiles/profiles.tables.ts'
import { broadcasts } from './broadcasts.tables.ts'

let product: TestApp
let schoolId: string
let [officer, colleague, pupil, stranger]: TestPerson[] = []
beforeAll(async () => {
  product = await createTestApp()
  const [school] = await product.platform.db.select({ id: schools.id }).from(schools).limit(1)
  schoolId = school?.id ?? ''
  officer = await newPerson(product)
  colleague = await newPerson(product)
  pupil = await newPerson(product)
  stranger = await newPerson(product)
  for (const { id } of [officer, colleague]) {
    await addPermissions(product.platform.db, id, [schoolId], product.clock.now())
  }
  await product.platform.db.insert(organizations).values({
    accountId: pupil.id,
    type: 'academic_unit',
    county: 'taipei_city',
    township: 'x',
    academicRole: 'student',
    schoolType: 'high_school',
    schoolId,
    updatedAt: product.clock.now(),
  })
})
afterAll(() => product.close())
beforeEach(async () => {
  await product.platform.db.delete(broadcasts)
})

const by = (person: TestPerson | undefined): TestPerson => person ?? expect.unreachable()
const path = '/api/v2/broadcasts'
const written = { title: '園遊會', content: paragraph('這是今年的樣子。') }
const send = (fileIds: string[], change: object = {}) =>
  by(officer).browser.post(path, {
    ...written,
    clientId: randomUUID(),
    fileIds,
    startsAt: null,
    audience: { schoolId, roles: [], schoolTypes: [], plans: [] },
    ...change,
  })
const correct = (person: TestPerson | undefined, id: string, change: object) =>
  by(person).browser.patch(`${path}/${id}`, { ...written, ...change })
const shownTo = async (person: TestPerson | undefined) =>
  (await by(person).browser.post(`${path}/getbroadcasts`, {}))
    .json()
    .items[0]?.pictures.map(({ id }: { id: string }) => id)
const sentPictures = async () => (await by(officer).browser.get(`${path}/sent`)).json().items[0].pictures
const opened = async (id: string, person: TestPerson | undefined) =>
  (await by(person).browser.get(`/api/v2/files/${id}/entity`)).statusCode
const inViewer = async (id: string, person: TestPerson | undefined) =>
  (await by(person).browser.get(`/api/v2/files/shown?ids=${id}`)).json().items.length
const remove = async (id: string) => (await by(officer).browser.post('/api/v2/files/remove', { ids: [id] })).json()
const picture = (person = officer) => uploadPicture(by(person))

describe('pictures of a broadcast', () => {
  test('are shown in their order to whoever it is for, and to nobody else', async () => {
    const [first, second] = [await picture(), await picture()]
    expect((await send([second, first])).json().pictures).toMatchObject([{ id: second }, { id: first }])
    expect(await shownTo(pupil)).toEqual([second, first])
    expect([await opened(first, pupil), await inViewer(first, pupil)]).toEqual([200, 1])
    expect([await opened(first, stranger), await inViewer(first, stranger)]).toEqual([404, 0])
  })

  test('stay when the account of whoever sent them is erased, as nobody’s', async () => {
    const leaver = await newPerson(product)
    await addPermissions(product.platform.db, leaver.id, [schoolId], product.clock.now())
    const [own, theirs] = [await picture(leaver), await picture(colleague)]
    const { id } = (await send([], {})).json()
    await correct(colleague, id, { fileIds: [theirs] })
    await correct(leaver, id, { fileIds: [own, theirs] })
    await leaver.browser.post('/api/v2/users/setDeleteStatus', { password: digestOf('learn-by-doing') })
    product.clock.advance(accountDurations.deletionBuffer + 60_000)
    await eraseDueAccounts(product.platform)
    const [kept, other] = await shownTo(pupil)
    expect(other).toBe(theirs)
    expect(kept).not.toBe(own)
    expect([await opened(kept, pupil), await inViewer(kept, pupil), await opened(kept, stranger)]).toEqual([
      200, 1, 404,
    ])
    const { rows } = await product.platform.pool.query('select owner_id from files where id = any ($1)', [[own, kept]])
    expect(rows).toEqual([{ owner_id: deletedPersonId }])
  })

  test('are the sender’s own, and pictures', async () => {
    const [note] = await uploadFiles(by(officer), [{ name: '筆記.txt', content: Buffer.from(randomUUID()) }])
    const { id } = (await send([])).json()
    const refused = [
      [await picture(stranger), 'FILE_NOT_FOUND'],
      [randomUUID(), 'FILE_NOT_FOUND'],
      [note?.id ?? '', 'FILE_NOT_PICTURE'],
    ] as const
    for (const [file, code] of refused) {
      expect((await send([file])).json().code).toBe(code)
      expect((await correct(officer, id, { fileIds: [file] })).json().code).toBe(code)
    }
    expect((await by(officer).browser.get(`${path}/sent`)).json().items).toHaveLength(1)
  })

  test('are as many as fit, and none twice', async () => {
    const all: string[] = []
    for (let made = 0; made < fileLimits.count; made += 1) all.push(await picture())
    expect((await send(all)).json().pictures).toHaveLength(fileLimits.count)
    expect((await send([...all, randomUUID()])).json().fields).toMatchObject([{ path: 'fileIds', rule: 'too_many' }])
    expect((await send([all[0] ?? '', all[0] ?? ''])).json().fields).toMatchObject([{ rule: 'duplicate' }])
  })

  test('of a planned one are seen by those who answer for it, and by the others from its moment on', async () => {
    const startsAt = new Date(product.clock.now().getTime() + durations.hour).toISOString()
    const id = await picture()
    await send([id], { startsAt })
    expect([await opened(id, pupil), await inViewer(id, pupil), await opened(id, stranger)]).toEqual([404, 0, 404])
    expect([await opened(id, colleague), await inViewer(id, colleague)]).toEqual([200, 1])
    product.clock.advance(durations.hour)
    expect([await opened(id, pupil), await inViewer(id, pupil), await opened(id, stranger)]).toEqual([200, 1, 404])
  })

  test('of one that is no longer shown are seen by those alone who answer for it', async () => {
    await product.platform.pool.query("update accounts set created_at = '2020-01-01'")
    const id = await picture()
    await send([id])
    const old = product.clock.now()
    old.setUTCMonth(old.getUTCMonth() - broadcastLimits.months)
    await product.platform.db.update(broadcasts).set({ startsAt: old })
    expect([await opened(id, pupil), await opened(id, colleague)]).toEqual([404, 200])
  })

  test('are corrected together with the text; a correction that names none leaves them', async () => {
    const [stays, goes, comes] = [await picture(), await picture(), await picture(colleague)]
    const { id } = (await send([stays, goes])).json()
    await correct(colleague, id, { title: '改期' })
    expect(await shownTo(pupil)).toEqual([stays, goes])
    expect((await correct(colleague, id, { fileIds: [comes, stays] })).statusCode).toBe(200)
    expect(await shownTo(pupil)).toEqual([comes, stays])
    expect(await opened(goes, pupil)).toBe(404)
  })

  test('are not removed while it has them, and what has them says so', async () => {
    const id = await picture()
    const { id: broadcast } = (await send([id])).json()
    expect(await remove(id)).toMatchObject({ removed: [], inUse: [id] })
    const [file] = (await by(officer).browser.get('/api/v2/files')).json().items
    expect(file).toMatchObject({ id, uses: [{ kind: 'broadcast', id: broadcast, title: '園遊會' }] })
  })

  test('of a withdrawn one are seen by nobody else, and can be removed', async () => {
    const id = await picture()
    const { id: broadcast } = (await send([id])).json()
    await by(officer).browser.delete(`${path}/${broadcast}`)
    for (const person of [pupil, colleague])
      expect([await opened(id, person), await inViewer(id, person)]).toEqual([404, 0])
    expect(await sentPictures()).toEqual([])
    expect(await remove(id)).toMatchObject({ removed: [id], inUse: [] })
  })
})
