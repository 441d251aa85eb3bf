import { memberRoles } from '@learntrail/contract/groups/roles'
import { drawnAvatarPath } from '@learntrail/contract/people/drawn-avatars'
import type { PersonCard } from '@learntrail/contract/people/person-card'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { samplePicture } from '../../eportfolio/drafts/export-drafts.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { block } from '../index.ts'

let product: TestApp
let me: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  me = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const put = (body: object) => me.browser.put('/api/v2/users/current/avatar', body)
const shown = async () => (await other.browser.get(`/api/v2/users/${me.id}`)).json<PersonCard>().avatar

test('a drawn picture is what others see once it is chosen', async () => {
  expect((await put({ kind: 'drawn', name: 'black-bear' })).json()).toEqual({ avatar: drawnAvatarPath('black-bear') })
  expect(await shown()).toBe(drawnAvatarPath('black-bear'))
  expect((await me.browser.get('/api/v2/users/current')).json().avatar).toBe(drawnAvatarPath('black-bear'))
})

test('one’s own picture takes its place, small and for everybody; the one before is let go of', async () => {
  const [first, second] = await uploadFiles(me, [
    { name: 'a.png', content: await samplePicture() },
    { name: 'b.png', content: await samplePicture() },
  ])
  const { avatar } = (await put({ kind: 'file', fileId: first!.id })).json()
  expect(avatar).toBe(`/api/v2/files/${first!.id}/entity?type=thumbnail&width=320`)
  expect(await shown()).toBe(avatar)
  expect((await other.browser.get(avatar)).statusCode).toBe(200)
  await put({ kind: 'file', fileId: second!.id })
  expect((await other.browser.get(avatar)).statusCode).toBe(404)
})

test('without a picture there is none', async () => {
  expect((await put({ kind: 'none' })).json()).toEqual({ avatar: null })
  expect(await shown()).toBeNull()
})

test('what is no picture, no drawing, or not one’s own is refused', async () => {
  const [text] = await uploadFiles(me, [{ name: 'a.txt', content: Buffer.from('紀錄') }])
  const [theirs] = await uploadFiles(other, [{ name: 'c.png', content: await samplePicture() }])
  const codeOf = async (body: object) => (await put(body)).json().code
  expect(await codeOf({ kind: 'file', fileId: text!.id })).toBe('FILE_FORMAT_UNSUPPORTED')
  expect(await codeOf({ kind: 'file', fileId: theirs!.id })).toBe('FILE_NOT_FOUND')
  expect(await codeOf({ kind: 'drawn', name: 'unicorn' })).toBe('VALIDATION_FAILED')
  expect(await shown()).toBeNull()
})

test('a block keeps a picture from others, but not from who leads the person in a group', async () => {
  const [pupil, teacher, classmate] = [await newPerson(product), await newPerson(product), await newPerson(product)]
  const [file] = await uploadFiles(pupil, [{ name: 'd.png', content: await samplePicture() }])
  const chosen = await pupil.browser.put('/api/v2/users/current/avatar', { kind: 'file', fileId: file!.id })
  const { avatar } = chosen.json<{ avatar: string }>()
  const { id: groupId } = await newGroup(teacher)
  for (const { id } of [pupil, classmate]) await place(product, groupId, id, memberRoles.member)
  for (const { id } of [teacher, classmate]) await block(product.platform, pupil.id, id)
  expect((await teacher.browser.get(avatar)).statusCode).toBe(200)
  expect((await classmate.browser.get(avatar)).statusCode).toBe(404)
})
