import { randomUUID } from 'node:crypto'
import { draftLimits } from '@learntrail/contract/drafts/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { png, text } from '../../files/sample-files.fixture.ts'
import { paragraph, uploadFiles } from '../../posts/posts.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const path = '/api/v2/portfolios/slots'
const filling = (change: object = {}) => ({ name: '實驗紀錄', content: paragraph('目的：\n方法：'), ...change })
const fill = (slot: number | string, change: object = {}, by = owner) =>
  by.browser.put(`${path}/${slot}`, filling(change))
const listed = async (by = owner) => (await by.browser.get(path)).json().items
const picture = async (by = owner) => {
  const [file] = await uploadFiles(by, [{ name: '封面.png', content: await png() }])
  return { id: String(file?.id), url: String(file?.url) }
}

test('a slot keeps what a record starts with', async () => {
  const { id } = await picture()
  const answer = await fill(1, {
    pictureId: id,
    title: '實驗',
    classification: 'works',
    tags: ['naturalistic'],
    customTags: ['專題', '專題 '.trim()].slice(0, 1),
  })
  expect(answer.json()).toMatchObject({
    slot: 1,
    name: '實驗紀錄',
    picture: { id },
    title: '實驗',
    content: paragraph('目的：\n方法：'),
    classification: 'works',
    tags: ['naturalistic'],
    customTags: ['專題'],
  })
  expect(await listed()).toEqual([answer.json()])
  expect(await listed(other)).toEqual([])
})

test('there are eight, and a name has at most 30 characters', async () => {
  const name = '名'.repeat(draftLimits.slotName)
  expect((await fill(draftLimits.slots, { name })).statusCode).toBe(200)
  for (const slot of [0, draftLimits.slots + 1, 'x', '1.5']) {
    expect((await fill(slot)).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
  }
  expect((await fill(2, { name: `${name}名` })).json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'name', rule: 'too_long', limit: draftLimits.slotName }],
  })
  expect((await fill(2, { name: ' ' })).json()).toMatchObject({ fields: [{ path: 'name', rule: 'required' }] })
})

test('a picture is a small jpg, png or webp of one’s own', async () => {
  const [note] = await uploadFiles(owner, [{ name: '筆記.txt', content: text(randomUUID()) }])
  expect((await fill(3, { pictureId: note?.id })).json()).toMatchObject({ code: 'FILE_FORMAT_UNSUPPORTED' })
  expect((await fill(3, { pictureId: (await picture(other)).id })).json()).toMatchObject({ code: 'FILE_NOT_FOUND' })
  const { id } = await picture()
  const weigh = (bytes: number) => product.platform.pool.query('update files set bytes = $2 where id = $1', [id, bytes])
  await weigh(draftLimits.slotPictureBytes + 1)
  expect((await fill(3, { pictureId: id })).json()).toMatchObject({ code: 'SLOT_PICTURE_TOO_LARGE' })
  await weigh(draftLimits.slotPictureBytes)
  expect((await fill(3, { pictureId: id })).statusCode).toBe(200)
})

test('a replaced picture goes, a cleared slot is empty, and clearing it again is harmless', async () => {
  const [first, second] = [await picture(), await picture()]
  await fill(4, { pictureId: first.id })
  expect((await other.browser.get(first.url)).statusCode).toBe(404)
  await fill(4, { pictureId: second.id, name: '換圖' })
  expect((await owner.browser.get(first.url)).statusCode).toBe(404)
  expect((await owner.browser.get(second.url)).statusCode).toBe(200)
  for (let time = 0; time < 2; time += 1) {
    expect((await owner.browser.delete(`${path}/4`)).json()).toEqual({ ok: true })
  }
  expect((await owner.browser.get(second.url)).statusCode).toBe(404)
  expect((await listed()).map(({ slot }: { slot: number }) => slot)).not.toContain(4)
})
