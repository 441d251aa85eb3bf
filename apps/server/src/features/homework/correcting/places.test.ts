import { randomUUID } from 'node:crypto'
import type { ContentDocument } from '@learntrail/contract/content/document'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { inReadingOrder, markableText, type Place, quoteOf } from '@learntrail/contract/homework/places'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { ask, handIn, homeworkPath, remarkBody } from '../homework.fixture.ts'

let product: TestApp
let writer: TestPerson
let student: TestPerson
let group: string
let file: string
let work: string
const words = '今天的水很清🙂。'
beforeAll(async () => {
  product = await createTestApp()
  ;[writer, student] = await Promise.all([newPerson(product), newPerson(product)])
  group = (await newGroup(writer)).id
  await place(product, group, student.id, memberRoles.member)
  file = (await uploadFiles(student, [{ name: '紀錄.txt', content: text(randomUUID()) }]))[0]?.id ?? ''
})
beforeEach(async () => {
  const question = (await ask(product, writer, group)).id
  work = (await handIn(student, question, { text: words, fileIds: [file] })).handIn.id
})
afterAll(() => product.close())

const ofWork = (rest = '') => `${homeworkPath}/hand-ins/${work}${rest}`
const inText = (start: number, end: number, change: Partial<Place> = {}): Place => ({
  id: randomUUID(),
  at: { kind: 'text', start, end },
  words: '怎麼看出來的？',
  ...change,
})
const inFile = (change: object = {}, fileId = file) => ({
  id: randomUUID(),
  words: '這裡',
  at: { kind: 'file', fileId, page: 1, x: 0.25, y: 0.5, width: 0.5, height: 0.5, ...change },
})
const say = (places: object[], change: object = {}) =>
  writer.browser.put(ofWork('/remark'), remarkBody({ places, ...change }))

describe('words at a place', () => {
  test('of text and files are kept to the letter, and seen by the student once released', async () => {
    const places = [inText(0, words.length), inFile(), inFile({ width: 0, height: 0 })]
    expect((await say(places)).json()).toMatchObject({ places })
    expect((await student.browser.get(ofWork())).json().handIn.remarks).toEqual([])
    await writer.browser.post(ofWork('/release'), { version: 1 })
    expect((await student.browser.get(ofWork())).json().handIn.remarks).toMatchObject([{ places }])
  })

  test('stand in what was handed in, and nowhere else', async () => {
    for (const [wrong, path] of [
      [inText(0, words.length + 1), 'places.1.at'],
      [inText(3, 3), 'places.1.at'],
      [inFile({}, randomUUID()), 'places.1.at'],
      [inFile({ page: 0 }), 'places.1.at'],
      [inFile({ page: homeworkLimits.places.page + 1 }), 'places.1.at'],
      [inFile({ x: 0.6 }), 'places.1.at'],
      [inFile({ y: -0.1 }), 'places.1.at'],
    ] as const) {
      const [problem] = (await say([inText(0, 1), wrong])).json().fields
      expect(problem.path.startsWith(path)).toBe(true)
    }
  })

  test('keep to their number and length', async () => {
    const { count, words: most } = homeworkLimits.places
    const full = Array.from({ length: count }, () => inText(0, 1, { words: '字'.repeat(most) }))
    expect((await say(full)).json().places).toHaveLength(count)
    expect((await say([...full, inText(0, 1)], { version: 1 })).json()).toMatchObject({
      fields: [{ path: 'places', rule: 'too_many' }],
    })
    expect((await say([inText(0, 1, { words: '字'.repeat(most + 1) })], { version: 1 })).json()).toMatchObject({
      fields: [{ path: 'places.0.words', rule: 'too_long', limit: most }],
    })
    const twice = inText(0, 1)
    expect((await say([twice, twice], { version: 1 })).json()).toMatchObject({
      fields: [{ path: 'places', rule: 'duplicate' }],
    })
  })
})

const document: ContentDocument = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: '上游' }, { type: 'hardBreak' }, { type: 'text', text: '很清' }],
    },
    { type: 'paragraph' },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id: 'x', label: '小雨' } }] }],
        },
      ],
    },
  ],
}

test('words are counted as they stand on the page, and quoted a paragraph a line', () => {
  expect(markableText(document)).toBe('上游很清@小雨')
  expect(quoteOf(document, 2, 6)).toBe('很清\n@小')
})

test('places are read from the top of the text to the end of the files', () => {
  const file2 = randomUUID()
  const places = [inFile({ page: 2 }), inFile({}, file2), inFile({ y: 0.1 }), inText(4, 5), inText(1, 2)] as Place[]
  const order = inReadingOrder(places, [file, file2]).map((one) => places.indexOf(one))
  expect(order).toEqual([4, 3, 2, 0, 1])
})
