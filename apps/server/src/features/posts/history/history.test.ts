import { randomUUID } from 'node:crypto'
import { postDurations, postLimits } from '@learntrail/contract/posts/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, signedIn, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { paragraph, postBody, publish, uploadFiles } from '../posts.fixture.ts'
import { deleteBefore } from './history.repository.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const replace = (id: string, change: object) => {
  const { clientId: _, ...body } = postBody()
  return owner.browser.put(`/api/v2/portfolios/${id}`, { ...body, ...change })
}
const versions = async (id: string, by = owner) => (await by.browser.get(`/api/v2/portfolios/${id}/versions`)).json()

describe('the history of a record', () => {
  test('keeps what it said before each change', async () => {
    const [file] = await uploadFiles(owner, [{ name: '筆記.txt', content: text(randomUUID()) }])
    const post = await publish(owner, { title: '一', content: paragraph('第一版'), fileIds: [String(file?.id)] })
    expect(await versions(post.id)).toEqual({ items: [] })
    product.clock.advance(60_000)
    const second = (await replace(post.id, { title: '二', privacy: 3, tags: ['sdg_6'] })).json()
    product.clock.advance(60_000)
    const third = (await replace(post.id, { title: '三' })).json()
    const { items } = await versions(post.id)
    expect(items).toMatchObject([
      { title: '二', savedAt: second.editedAt, replacedAt: third.editedAt },
      { title: '一', excerpt: '第一版', savedAt: post.publishedAt, replacedAt: second.editedAt },
    ])
    const first = await owner.browser.get(`/api/v2/portfolios/${post.id}/versions/${items[1].id}`)
    expect(first.json()).toMatchObject({
      title: '一',
      content: paragraph('第一版'),
      text: '第一版',
      fileNames: ['筆記.txt'],
      date: '2026-11-01',
      classification: 'works',
      tags: ['creativity'],
      privacy: 0,
    })
  })

  test('is its owner’s alone', async () => {
    const [seen, hidden] = [await publish(owner), await publish(owner, { privacy: 3 })]
    await replace(seen.id, { title: '改' })
    const id = (await versions(seen.id)).items[0].id
    expect(await versions(seen.id, other)).toMatchObject({ code: 'NO_PERMISSION' })
    expect(await versions(hidden.id, other)).toMatchObject({ code: 'POST_NOT_FOUND' })
    const one = (postId: string, versionId: string, by = owner) =>
      by.browser.get(`/api/v2/portfolios/${postId}/versions/${versionId}`)
    expect((await one(seen.id, id, other)).json()).toMatchObject({ code: 'NO_PERMISSION' })
    expect((await one(seen.id, randomUUID())).json()).toMatchObject({ code: 'VERSION_NOT_FOUND' })
    expect((await one(hidden.id, id)).json()).toMatchObject({ code: 'VERSION_NOT_FOUND' })
  })

  test('goes back 50 versions and six months', async () => {
    const post = await publish(owner, { title: '0' })
    for (let number = 1; number <= postLimits.versions + 1; number += 1) {
      product.clock.advance(1_000)
      await replace(post.id, { title: String(number) })
    }
    const { items } = await versions(post.id)
    expect(items).toHaveLength(postLimits.versions)
    expect(items.at(-1)).toMatchObject({ title: '1' })

    product.clock.advance(postDurations.history - 1)
    // Signs in anew: no session lasts that long.
    owner = { ...owner, browser: await signedIn(product, owner.id) }
    expect((await versions(post.id)).items).toHaveLength(1)
    product.clock.advance(1)
    expect((await versions(post.id)).items).toHaveLength(0)
    const gone = await deleteBefore(
      product.platform.db,
      new Date(product.clock.now().getTime() - postDurations.history),
    )
    expect(gone).toBeGreaterThanOrEqual(postLimits.versions)
  })
})

describe('a record changed on two devices', () => {
  test('refuses the change that does not know of the other', async () => {
    const post = await publish(owner)
    product.clock.advance(1_000)
    const first = (await replace(post.id, { title: '手機', editedAt: null })).json()
    const stale = await replace(post.id, { title: '電腦', editedAt: null })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ code: 'POST_CONFLICT' })
    expect((await owner.browser.get(`/api/v2/portfolios/${post.id}`)).json()).toEqual(first)
    expect((await replace(post.id, { title: '電腦', editedAt: first.editedAt })).json()).toMatchObject({
      title: '電腦',
    })
    expect((await versions(post.id)).items).toHaveLength(2)
  })

  test('at the same moment: one is kept, the other is told', async () => {
    const post = await publish(owner)
    product.clock.advance(1_000)
    const answers = await Promise.all(['一', '二', '三'].map((title) => replace(post.id, { title, editedAt: null })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  test('a change sent again after its answer was lost is the same change', async () => {
    const post = await publish(owner)
    product.clock.advance(1_000)
    const body = { title: '改了', editedAt: null }
    const first = (await replace(post.id, body)).json()
    product.clock.advance(1_000)
    expect((await replace(post.id, body)).json()).toEqual(first)
    expect((await versions(post.id)).items).toHaveLength(1)
  })
})
