import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memberRoles } from '@learntrail/contract/groups/roles'
import {
  type InkPage,
  inkDepth,
  inkUnits,
  readPoints,
  type Stroke,
  writtenPoints,
} from '@learntrail/contract/homework/ink'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { degrees, PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { unpacked } from '../../../testing/unpacked.ts'
import { jpeg } from '../../files/sample-files.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { ask, handIn, homeworkPath, remarkBody } from '../homework.fixture.ts'
import { write } from './marked.writer.ts'

const line = [
  { x: 1_000, y: 2_000, pressure: 7 },
  { x: 1_200, y: 1_900, pressure: 12 },
]
const stroke = (change: Partial<Stroke> = {}): Stroke => ({
  color: 'red',
  width: 40,
  points: writtenPoints(line),
  ...change,
})

describe('points of a stroke', () => {
  test('are the same when they are read again', () => {
    const points = [
      { x: 0, y: 0, pressure: 0 },
      { x: inkUnits, y: inkDepth, pressure: 15 },
      { x: 5, y: 6, pressure: 7 },
    ]
    expect(readPoints(writtenPoints(points))).toEqual(points)
    expect(writtenPoints(line).length).toBeLessThan(14)
  })

  test('are none where they leave the page, press too hard, or are no points', () => {
    for (const [x, y, pressure] of [
      [inkUnits + 1, 0, 7],
      [-1, 0, 7],
      [0, inkDepth + 1, 7],
      [0, 0, 16],
    ] as const)
      expect(readPoints(writtenPoints([{ x, y, pressure }]))).toBeNull()
    for (const characters of ['', 'AA', '??', 'AAg', 'ggggggggggA', 'AAAA']) expect(readPoints(characters)).toBeNull()
  })
})

let product: TestApp
let teacher: TestPerson
let student: TestPerson
let other: TestPerson
let question: string
let work: string
let paper: string
let photo: string
beforeAll(async () => {
  product = await createTestApp()
  ;[teacher, student, other] = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
  const group = (await newGroup(teacher)).id
  for (const { id } of [student, other]) await place(product, group, id, memberRoles.member)
  question = (await ask(product, teacher, group)).id
  const document = await PDFDocument.create()
  for (const _ of [1, 2]) document.addPage([400, 600])
  const files = [
    { name: '紀錄.pdf', content: Buffer.from(await document.save()) },
    { name: '水溝.jpg', content: await jpeg() },
  ]
  ;[paper = '', photo = ''] = (await uploadFiles(student, files)).map(({ id }) => id)
  work = (await handIn(student, question, { text: '水很清', fileIds: [paper, photo] })).handIn.id
})
afterAll(() => product.close())

let version: number
beforeEach(async () => {
  const { handIn: seen } = (await teacher.browser.get(`${homeworkPath}/hand-ins/${work}`)).json()
  version = seen.remarks.find(({ releasedAt }: { releasedAt: string | null }) => releasedAt === null)?.version ?? 0
})

const on = (fileId: string, strokes: Stroke[] = [stroke()], page = 1): InkPage => ({ fileId, page, strokes })
const draw = async (ink: unknown) => {
  const answer = await teacher.browser.put(`${homeworkPath}/hand-ins/${work}/remark`, remarkBody({ version, ink }))
  if (answer.statusCode === 200) version = answer.json<{ version: number }>().version
  return answer
}
const pdfOf = (by: TestPerson, id: string) => by.browser.get(`${homeworkPath}/remarks/${id}/pdf`)

describe('what is drawn', () => {
  test('keeps to its numbers and sizes', async () => {
    const { pages, strokes, stroke: most, characters } = homeworkLimits.ink
    const many = Array.from({ length: strokes }, () => stroke({ points: 'AAA' }))
    expect((await draw([on(paper, many)])).json().ink[0].strokes).toHaveLength(strokes)
    const tooMany = [on(paper, many.slice(1)), on(photo, [stroke(), stroke()])]
    expect((await draw(tooMany)).json()).toMatchObject({ fields: [{ path: 'ink', rule: 'too_many', limit: strokes }] })
    const long = stroke({ points: 'AAA'.repeat(most / 3) })
    expect((await draw([on(paper, [long])])).statusCode).toBe(200)
    expect((await draw([on(paper, [stroke({ points: `${long.points}AAA` })])])).json()).toMatchObject({
      fields: [{ path: 'ink.0.strokes.0.points', rule: 'too_long' }],
    })
    const each = stroke({ points: 'AAA'.repeat(1_000) })
    const full = Array.from({ length: characters / 3_000 }, () => each)
    expect((await draw([on(paper, full)])).statusCode).toBe(200)
    expect((await draw([on(paper, [...full, stroke({ points: 'AAA' })])])).json()).toMatchObject({
      fields: [{ path: 'ink', rule: 'too_large', limit: characters }],
    })
    const wide = Array.from({ length: pages + 1 }, (_, index) => on(paper, [stroke()], index + 1))
    expect((await draw(wide.slice(1))).statusCode).toBe(200)
    expect((await draw(wide)).json()).toMatchObject({ fields: [{ path: 'ink', rule: 'too_many' }] })
  })

  test('is on a page of what was handed in, in colours and widths that there are', async () => {
    for (const [ink, path] of [
      [[on(teacher.id)], 'ink.0.fileId'],
      [[on(paper), on(paper)], 'ink'],
      [[on(paper, [])], 'ink.0.strokes'],
      [[on(paper, [stroke()], 0)], 'ink.0.page'],
      [[on(paper, [{ ...stroke(), color: 'pink' } as never])], 'ink.0.strokes.0.color'],
      [[on(paper, [{ ...stroke(), width: 41 } as never])], 'ink.0.strokes.0.width'],
      [[on(paper, [stroke({ points: 'A' })])], 'ink.0.strokes.0.points'],
    ] as const)
      expect((await draw(ink)).json()).toMatchObject({ fields: [{ path }] })
  })

  test('is seen once it is released, and is printed into a copy, also in the archive', async () => {
    const ink = [on(paper, [stroke()], 2), on(photo)]
    const { id } = (await draw(ink)).json<{ id: string }>()
    for (const by of [student, other]) expect((await pdfOf(by, id)).json()).toMatchObject({ code: 'REMARK_NOT_FOUND' })
    await teacher.browser.post(`${homeworkPath}/hand-ins/${work}/release`, { version })
    expect((await student.browser.get(`${homeworkPath}/hand-ins/${work}`)).json().handIn.remarks).toMatchObject([
      { ink },
    ])
    const answer = await pdfOf(student, id)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' })
    const copy = await PDFDocument.load(answer.rawPayload)
    expect(copy.getPages().map((page) => Math.round(page.getWidth()))).toEqual([400, 400, 842])
    expect((await pdfOf(teacher, id)).rawPayload).toEqual(answer.rawPayload)
    expect((await pdfOf(other, id)).json()).toMatchObject({ code: 'REMARK_NOT_FOUND' })
    const prepared = (await teacher.browser.post(`${homeworkPath}/archive`, { questionId: question })).json()
    const entries = await unpacked((await teacher.browser.get(prepared.url)).rawPayload)
    expect([...entries.keys()].filter((name) => name.endsWith('老師的筆跡.pdf'))).toHaveLength(1)
  })

  test('is printed where it was drawn, also on a page that is turned', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'learntrail-marked-test-'))
    const document = await PDFDocument.create()
    document.addPage([400, 600]).setRotation(degrees(90))
    const [path, printed] = [join(folder, 'turned.pdf'), join(folder, 'printed.pdf')]
    await writeFile(path, await document.save())
    const points = writtenPoints([
      { x: 7_000, y: 1_000, pressure: 15 },
      { x: 7_400, y: 1_000, pressure: 15 },
    ])
    const strokes = [stroke({ color: 'blue', width: 80, points })]
    await writeFile(
      printed,
      await write({ sources: [{ path, kind: 'pdf', pages: [{ page: 1, strokes }] }], pages: 10 }),
    )
    const { cover } = await documents.inspectPdf({ from: printed, width: 600, person: 'somebody' })
    // The page is displayed 600 points wide and 400 high, and units are square.
    const colorAt = async (left: number, top: number) => {
      const one = sharp(cover ?? Buffer.alloc(0)).extract({ left, top, width: 1, height: 1 })
      return [...(await one.removeAlpha().raw().toBuffer())]
    }
    const [red = 0, , blue = 0] = await colorAt(432, 60)
    expect(blue - red).toBeGreaterThan(100)
    for (const [left, top] of [
      [432, 340],
      [168, 60],
      [432, 75],
    ] as const)
      expect(Math.min(...(await colorAt(left, top)))).toBeGreaterThan(240)
    await rm(folder, { recursive: true, force: true })
  })

  test('on what cannot be printed stays on the screen, and the copy says why there is none', async () => {
    const [broken] = await uploadFiles(student, [{ name: '壞掉.pdf', content: Buffer.from('%PDF-1.7\nbroken') }])
    const group = (await newGroup(teacher)).id
    await place(product, group, student.id, memberRoles.member)
    const asked = (await ask(product, teacher, group)).id
    const theirs = (await handIn(student, asked, { text: '水', fileIds: [broken?.id ?? ''] })).handIn.id
    const path = `${homeworkPath}/hand-ins/${theirs}/remark`
    const { id } = (await teacher.browser.put(path, remarkBody({ ink: [on(broken?.id ?? '')] }))).json()
    expect((await pdfOf(teacher, id)).json()).toMatchObject({ code: 'HOMEWORK_INK_UNPRINTABLE' })
    const prepared = (await teacher.browser.post(`${homeworkPath}/archive`, { questionId: asked })).json()
    const entries = await unpacked((await teacher.browser.get(prepared.url)).rawPayload)
    expect([...entries.keys()].filter((name) => name.endsWith('老師的筆跡.pdf.txt'))).toHaveLength(1)
  })
})
