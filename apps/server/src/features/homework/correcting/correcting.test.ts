import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { limits } from '@learntrail/contract/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { unpacked } from '../../../testing/unpacked.ts'
import { damageIn } from '../../files/lost/damage.fixture.ts'
import { mp3, text } from '../../files/sample-files.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { groups } from '../../groups/groups.tables.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { ask, correct, handIn, homeworkPath, inTime, remarkBody } from '../homework.fixture.ts'

let product: TestApp
let writer: TestPerson
let reviser: TestPerson
let group: string
let students: TestPerson[]
let question: string
let works: string[]
beforeAll(async () => {
  product = await createTestApp()
  ;[writer, reviser] = await Promise.all([newPerson(product), newPerson(product)])
  group = (await newGroup(writer)).id
  await place(product, group, reviser.id, memberRoles.administrator)
  students = []
  for (let count = 0; count < 4; count += 1) {
    const student = await newPerson(product, { displayName: `學生${count + 1}` })
    await place(product, group, student.id, memberRoles.member)
    students.push(student)
    product.clock.advance(1_000)
  }
})
/** Three of the four students have handed in. */
beforeEach(async () => {
  question = (await ask(product, writer, group, { reviserIds: [reviser.id], deadline: inTime(product, 60_000) })).id
  works = []
  for (const student of students.slice(0, 3)) works.push((await handIn(student, question)).handIn.id)
})
afterAll(() => product.close())

const work = (id: string, rest = '') => `${homeworkPath}/hand-ins/${id}${rest}`
const remark = (id: string, change: object = {}, by = writer) => by.browser.put(work(id, '/remark'), remarkBody(change))
const release = (id: string, version: number, by = writer) => by.browser.post(work(id, '/release'), { version })
const ofQuestion = (rest: string) => `${homeworkPath}/questions/${question}/${rest}`
const queue = async (query = '', by = writer) => (await by.browser.get(ofQuestion(`hand-ins${query}`))).json()
const seenBy = async (student: TestPerson | undefined, id: string) =>
  (await student?.browser.get(work(id)))?.json().handIn
const [first, second, third] = [0, 1, 2].map((place) => () => works[place] as string) as [
  () => string,
  () => string,
  () => string,
]

describe('a remark', () => {
  test('is for those who correct until it is released, whoever of them wrote it', async () => {
    const saved = (await remark(first(), {}, reviser)).json()
    expect(saved).toMatchObject({
      version: 1,
      handInVersion: 1,
      score: 90,
      outcome: 'reviewed',
      releasedAt: null,
      corrector: { id: reviser.id },
    })
    expect(await seenBy(students[0], first())).toMatchObject({ state: 'handed_in', remarks: [] })
    expect(await seenBy(writer, first())).toMatchObject({ draft: null, remarks: [saved] })
    const released = (await release(first(), 1)).json()
    expect(released).toMatchObject({ score: 90, releasedAt: product.clock.now().toISOString() })
    expect(await seenBy(students[0], first())).toMatchObject({ state: 'reviewed', remarks: [released] })
    // The same call repeated.
    expect((await release(first(), 1)).json()).toEqual(released)
    const { rows } = await product.platform.pool.query(
      `select 1 from events where subject_id = $1 and kind = 'homework.reviewed'`,
      [question],
    )
    expect(rows).toHaveLength(1)
  })

  test('of two correctors at once is never lost', async () => {
    const answers = await Promise.all([
      remark(first(), { words: '甲的話' }),
      remark(first(), { words: '乙的話' }, reviser),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'HOMEWORK_CONFLICT',
      values: { version: 1 },
    })
    expect((await remark(first(), { version: 1, words: '再看過' })).json()).toMatchObject({
      version: 2,
      words: '再看過',
    })
    expect((await release(first(), 1)).json()).toMatchObject({ code: 'HOMEWORK_CONFLICT' })
  })

  test('sent again by the same press changes nothing, also after it was released', async () => {
    const clientId = randomUUID()
    const saved = (await remark(first(), { clientId })).json()
    expect((await remark(first(), { clientId })).json()).toEqual(saved)
    await release(first(), 1)
    expect((await remark(first(), { clientId })).json()).toMatchObject({ id: saved.id, version: 1 })
  })

  test('has points from 0 to the total, and words to their limit', async () => {
    const words = '字'.repeat(homeworkLimits.words)
    expect((await remark(first(), { score: 0, words })).statusCode).toBe(200)
    expect((await remark(first(), { version: 1, score: 100 })).statusCode).toBe(200)
    for (const [change, problem] of [
      [{ score: 101 }, { path: 'score', rule: 'too_large', limit: 100 }],
      [{ score: -1 }, { path: 'score', rule: 'too_small' }],
      [{ score: 1.5 }, { path: 'score', rule: 'invalid' }],
      [{ words: `${words}字` }, { path: 'words', rule: 'too_long', limit: homeworkLimits.words }],
    ] as const)
      expect((await remark(first(), { version: 2, ...change })).json()).toMatchObject({ fields: [problem] })
    const total = { version: 2, totalScore: 99 }
    expect((await writer.browser.patch(`${homeworkPath}/questions/${question}`, total)).json()).toMatchObject({
      fields: [{ path: 'totalScore', rule: 'too_small', limit: 100 }],
    })
  })

  test('without an outcome is not released', async () => {
    await remark(first(), { outcome: null })
    expect((await release(first(), 1)).json()).toMatchObject({ fields: [{ path: 'outcome', rule: 'required' }] })
    expect(await seenBy(students[0], first())).toMatchObject({ state: 'handed_in', remarks: [] })
  })

  test('is about the version before one’s eyes', async () => {
    await remark(first())
    await handIn(students[0] as TestPerson, question, { text: '改過', version: 1 })
    expect((await release(first(), 1)).json()).toMatchObject({
      code: 'HOMEWORK_CONFLICT',
      values: { handInVersion: 2 },
    })
    expect((await remark(first(), { version: 1 })).json()).toMatchObject({ code: 'HOMEWORK_CONFLICT' })
    expect((await remark(first(), { version: 1, handInVersion: 2 })).statusCode).toBe(200)
    expect((await release(first(), 2)).json()).toMatchObject({ handInVersion: 2 })
  })

  test('can be revised, and all that was released is kept', async () => {
    await correct(writer, first())
    await correct(reviser, first(), { score: 95 })
    expect(await seenBy(students[0], first())).toMatchObject({
      state: 'reviewed',
      remarks: [{ score: 95 }, { score: 90 }],
    })
  })

  test('returns work, which is handed in again', async () => {
    await correct(writer, first(), { outcome: 'returned', score: null, words: '第二段再寫清楚一點。' })
    expect(await seenBy(students[0], first())).toMatchObject({ state: 'returned' })
    await handIn(students[0] as TestPerson, question, { text: '寫清楚了', version: 1 })
    expect(await seenBy(writer, first())).toMatchObject({ state: 'handed_in', versions: [{}, {}], remarks: [{}] })
  })
})

test('all that is ready is released to all at once', async () => {
  await remark(first())
  await remark(second(), { outcome: null })
  await remark(third())
  await handIn(students[2] as TestPerson, question, { text: '改過', version: 1 })
  const press = () => writer.browser.post(ofQuestion('release'))
  expect((await press()).json()).toEqual({ released: 1, unfinished: 1, outdated: 1 })
  expect((await press()).json()).toEqual({ released: 0, unfinished: 1, outdated: 1 })
  expect((await queue('?state=reviewed')).items).toMatchObject([{ handInId: first() }])
})

describe('the queue', () => {
  test('has everybody by when they joined, who is missing and who is gone, and is filtered by state', async () => {
    await correct(writer, first())
    await remark(second(), { score: 70 })
    const { items } = await queue()
    expect(items).toMatchObject([
      { student: { displayName: '學生1' }, state: 'reviewed', score: 90, hasDraft: false },
      { student: { displayName: '學生2' }, state: 'handed_in', score: 70, hasDraft: true },
      { student: { displayName: '學生3' }, state: 'handed_in', score: null, version: 1 },
      { student: { displayName: '學生4' }, state: 'missing', handInId: null },
    ])
    expect((await queue('?state=to_correct')).items).toMatchObject([{ handInId: second() }, { handInId: third() }])
    expect((await queue('?state=missing')).items).toMatchObject([{ student: { id: students[3]?.id } }])
    await place(product, group, students[2]?.id ?? '', memberRoles.guest)
    expect((await queue('?state=to_correct')).items).toContainEqual(
      expect.objectContaining({ handInId: third(), isGone: true }),
    )
    await place(product, group, students[2]?.id ?? '', memberRoles.member)
  })

  test('goes from one to the next, also from one that does not fit any more', async () => {
    const beside = async (id: string, query = '') => {
      const { previousId, nextId } = (await writer.browser.get(work(id, query))).json()
      return [previousId, nextId]
    }
    const ids = (await queue()).items.flatMap(({ handInId }: { handInId: string | null }) => handInId ?? [])
    expect(await beside(ids[1])).toEqual([ids[0], ids[2]])
    expect(await beside(ids[2])).toEqual([ids[1], null])
    await correct(writer, ids[1])
    expect(await beside(ids[0], '?state=to_correct')).toEqual([null, ids[2]])
    expect(await beside(ids[1], '?state=to_correct')).toEqual([ids[0], ids[2]])
    expect((await students[0]?.browser.get(work(first())))?.json()).toMatchObject({ previousId: null, nextId: null })
  })

  test('comes in pages that skip and repeat nobody', async () => {
    const own = (await newGroup(writer)).id
    const more = await Promise.all(Array.from({ length: limits.peoplePageSize + 2 }, () => newPerson(product)))
    for (const { id } of more) await place(product, own, id, memberRoles.member)
    const { id } = await ask(product, writer, own)
    const page = async (cursor: string) =>
      (await writer.browser.get(`${homeworkPath}/questions/${id}/hand-ins${cursor}`)).json()
    const one = await page('')
    const two = await page(`?cursor=${one.nextCursor}`)
    expect(two.nextCursor).toBeNull()
    const listed = [...one.items, ...two.items].map((item: { student: { id: string } }) => item.student.id)
    expect(listed.sort()).toEqual(more.map((person) => person.id).sort())
    expect((await writer.browser.get(`${homeworkPath}/questions/${id}/hand-ins?cursor=AAAA`)).statusCode).toBe(400)
  })
})

test('statistics count people, and scores of what is done and released alone', async () => {
  await correct(writer, first(), { score: 80 })
  await correct(writer, second(), { score: 91, outcome: 'returned' })
  await remark(third(), { score: 10 })
  product.clock.advance(120_000)
  await handIn(students[3] as TestPerson, question)
  expect((await writer.browser.get(ofQuestion('statistics'))).json()).toEqual({
    assigned: 4,
    handedIn: 4,
    late: 1,
    missing: 0,
    reviewed: 1,
    returned: 1,
    totalScore: 100,
    meanScore: 80,
    medianScore: 80,
    criteria: [],
  })
})

test('work to be done anew is in no average, and who leads the group or has left it in no number', async () => {
  await correct(writer, first(), { score: 60 })
  await correct(writer, second(), { score: 80 })
  await correct(writer, third(), { score: 20, outcome: 'returned' })
  const statistics = async () => (await writer.browser.get(ofQuestion('statistics'))).json()
  const counts = async () => (await writer.browser.get(`${homeworkPath}/questions/${question}`)).json().counts
  expect(await statistics()).toMatchObject({ assigned: 4, handedIn: 3, reviewed: 2, returned: 1, meanScore: 70 })
  const [one, , other] = students.map(({ id }) => id)
  await place(product, group, one as string, memberRoles.administrator)
  const without = { assigned: 3, handedIn: 2, missing: 1 }
  expect(await statistics()).toMatchObject({ ...without, reviewed: 1, meanScore: 80 })
  expect(await counts()).toMatchObject(without)
  expect((await queue()).items.map(({ student }: { student: { id: string } }) => student.id)).not.toContain(one)
  expect((await writer.browser.post(`${homeworkPath}/archive`, { questionId: question })).json().handInCount).toBe(2)
  await place(product, group, one as string, memberRoles.member)
  expect(await statistics()).toMatchObject({ assigned: 4, meanScore: 70 })
  await place(product, group, other as string, memberRoles.guest)
  // The work of those who left stays in the queue.
  expect((await queue()).items).toHaveLength(4)
  expect(await statistics()).toMatchObject({ assigned: 3, handedIn: 2, returned: 0 })
  await place(product, group, other as string, memberRoles.member)
})

describe('the archive', () => {
  test('has a folder for each with text and files, and a table of scores', async () => {
    const [file] = await uploadFiles(students[0] as TestPerson, [{ name: '照片.txt', content: text(randomUUID()) }])
    await handIn(students[0] as TestPerson, question, { text: '改過', fileIds: [String(file?.id)], version: 1 })
    const [voice] = await uploadFiles(writer, [{ name: '錄音.MP3', content: mp3() }])
    const places = [{ id: randomUUID(), at: { kind: 'text', start: 0, end: 1 }, words: '哪裡？' }]
    await remark(first(), { handInVersion: 2, words: '=很好', places, voiceId: voice?.id })
    const prepared = (await writer.browser.post(`${homeworkPath}/archive`, { questionId: question })).json()
    expect(prepared).toMatchObject({ handInCount: 3, fileCount: 2, bytes: (file?.bytes ?? 0) + (voice?.bytes ?? 0) })
    const zip = await writer.browser.get(prepared.url)
    expect(zip.headers['content-type']).toBe('application/zip')
    const names = zip.rawPayload.toString('utf8')
    for (const name of [
      '001_學生1/內容.txt',
      '001_學生1/內容.html',
      '001_學生1/01_照片.txt',
      '001_學生1/老師的話.txt',
      '001_學生1/老師的錄音.mp3',
      '_學生3/內容.txt',
      '成績.csv',
    ])
      expect(names).toContain(name)
    expect((await reviser.browser.get(prepared.url)).json()).toMatchObject({ code: 'ARCHIVE_NOT_FOUND' })
  })

  test('has a word in the place of a file that is gone, and one beside a file that was changed', async () => {
    const damage = damageIn(product)
    const [file] = await uploadFiles(students[0] as TestPerson, [{ name: '另一張.txt', content: text(randomUUID()) }])
    await handIn(students[0] as TestPerson, question, { text: '再改', fileIds: [String(file?.id)], version: 2 })
    const entries = async () => unpacked((await writer.browser.get((await prepareAll()).url)).rawPayload)
    await damage.flip(file?.sha256 ?? '')
    const changed = await entries()
    expect(changed.get('001_學生1/01_另一張.txt')).toHaveLength(36)
    expect(changed.get('001_學生1/01_另一張.txt.txt')).toBe('這個檔案的內容和上傳時不一樣，可能打不開：另一張.txt\n')
    await damage.remove(file?.sha256 ?? '')
    const gone = await entries()
    expect(gone.has('001_學生1/01_另一張.txt')).toBe(false)
    expect(gone.get('001_學生1/01_另一張.txt.txt')).toBe('這個檔案在下載時讀不到：另一張.txt\n')
    expect(gone.has('成績.csv')).toBe(true)
  })

  const prepareAll = async () =>
    (await writer.browser.post(`${homeworkPath}/archive`, { questionId: question })).json<{ url: string }>()
  const scoresIn = async ({ url }: { url: string }) =>
    ((await unpacked((await writer.browser.get(url)).rawPayload)).get('成績.csv') ?? '').split('\r\n')

  test('names the whole class in the table of scores, in order, whoever handed in nothing without a score', async () => {
    await correct(writer, second(), { score: 88 })
    const scores = await scoresIn(await prepareAll())
    expect(scores).toHaveLength(6)
    expect(scores.slice(1, -1).map((line) => line.split(',')[0])).toEqual(['1', '2', '3', '4'])
    expect(scores).toContainEqual(expect.stringMatching(/^2,,,學生2,學生2,已批改,88,否,1,/))
    expect(scores).toContainEqual(expect.stringMatching(/^\d,,,學生4,學生4,還沒交,,,,,,$/))
  })

  test('says of whoever hands in after it was prepared that they did, and keeps everybody else', async () => {
    const prepared = await prepareAll()
    product.clock.advance(1_000)
    await handIn(students[3] as TestPerson, question)
    const scores = await scoresIn(prepared)
    expect(scores).toHaveLength(6)
    expect(scores).toContainEqual(expect.stringMatching(/^\d,,,學生4,學生4,已繳交,,,,,,$/))
  })

  test('is ordered by seat numbers, as the queue is and what lies beside a work', async () => {
    const give = (at: number, memberNumber: string) =>
      writer.browser.put(`/api/v2/groups/${group}/members/${students[at]?.id}/number`, { memberNumber })
    for (const [at, number] of [
      [0, '10'],
      [1, ''],
      [2, '2'],
      [3, 'A1'],
    ] as const)
      await give(at, number)
    const { items } = await queue()
    const inOrder = items.map((item: { student: { displayName: string }; memberNumber: string }) => [
      item.student.displayName,
      item.memberNumber,
    ])
    expect(inOrder).toEqual([
      ['學生3', '2'],
      ['學生1', '10'],
      ['學生4', 'A1'],
      ['學生2', ''],
    ])
    expect((await writer.browser.get(work(first()))).json()).toMatchObject({ previousId: third(), nextId: second() })
    const scores = await scoresIn(await prepareAll())
    expect(scores.slice(1, -1).map((line) => line.split(',').slice(0, 4))).toEqual([
      ['1', '2', '', '學生3'],
      ['2', '10', '', '學生1'],
      ['3', 'A1', '', '學生4'],
      ['4', '', '', '學生2'],
    ])
    for (const at of [0, 1, 2, 3]) await give(at, '')
  })

  test('of a class has its people by seat number and real name', async () => {
    const own = (await newGroup(writer)).id
    const known = await newPerson(product, { displayName: '月亮', fullName: '陳大文' })
    await place(product, own, known.id, memberRoles.member)
    const asked = (await ask(product, writer, own)).id
    await handIn(known, asked)
    await writer.browser.put(`/api/v2/groups/${own}/members/${known.id}/number`, { memberNumber: '7' })
    await product.platform.db.update(groups).set({ type: 'teaching' }).where(eq(groups.id, own))
    const prepared = (await writer.browser.post(`${homeworkPath}/archive`, { questionId: asked })).json()
    const entries = await unpacked((await writer.browser.get(prepared.url)).rawPayload)
    expect(entries.has('001_7_陳大文/內容.txt')).toBe(true)
    expect(entries.get('成績.csv')).toContain('1,7,,陳大文,月亮,已繳交,')
  })

  test('names only those whose work was chosen', async () => {
    const chosen = { questionId: question, handInIds: [second()] }
    const scores = await scoresIn((await writer.browser.post(`${homeworkPath}/archive`, chosen)).json())
    expect(scores).toMatchObject({ length: 3, 1: expect.stringMatching(/^2,,,學生2,/) })
  })

  test('holds some of it, and nothing of others', async () => {
    const prepare = (handInIds: string[], by = writer) =>
      by.browser.post(`${homeworkPath}/archive`, { questionId: question, handInIds })
    expect((await prepare([second()])).json()).toMatchObject({ handInCount: 1 })
    expect((await prepare([second(), randomUUID()])).json()).toMatchObject({ code: 'HAND_IN_NOT_FOUND' })
    expect((await prepare([first()], students[0])).json()).toMatchObject({
      code: 'HOMEWORK_NO_PERMISSION',
      errorCode: -2,
    })
  })
})
