import type { Post } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { befriend, block } from '../../people/index.ts'
import { postBody, publish, uploadFiles } from '../posts.fixture.ts'

let product: TestApp
let owner: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

let post: Post
/** Read twice in both ways, so that anything remembered of it is remembered. */
beforeEach(async () => {
  owner = await newPerson(product)
  reader = await newPerson(product)
  const files = await uploadFiles(owner, [{ name: '水質.txt', content: text() }])
  post = await publish(owner, { fileIds: files.map(({ id }) => id) })
  for (const _ of [1, 2]) expect(await seen()).toEqual([post, post].map(asRead))
})

const asRead = ({ can: _, ...said }: Post) => said
const ask = (sql: string, values: unknown[] = []) => product.platform.pool.query(sql, values)

async function seen() {
  const listed: Post[] = (await reader.browser.get(`/api/v2/portfolios?owner=${owner.id}`)).json().items
  const one = (await reader.browser.get(`/api/v2/portfolios/${post.id}`)).json()
  return [...listed, one].map(asRead)
}

/** What both ways answer after a change. */
async function seenAlike() {
  const [listed, one] = await seen()
  expect(listed).toEqual(one)
  return one
}

describe('what is remembered of a record is what it says now', () => {
  test('when it is written anew', async () => {
    const body = { ...postBody(), title: '另一個題目', fileIds: [] }
    expect((await owner.browser.put(`/api/v2/portfolios/${post.id}`, body)).statusCode).toBe(200)
    expect(await seenAlike()).toMatchObject({ title: '另一個題目', files: [] })
  })

  test('when it goes on top', async () => {
    await owner.browser.patch(`/api/v2/portfolios/${post.id}`, { isPinned: true })
    expect(await seenAlike()).toMatchObject({ isPinned: true })
  })

  test('when a file of it is named otherwise', async () => {
    const [file] = post.files
    await owner.browser.patch(`/api/v2/file/${file?.id}`, { displayName: '溪水.txt' })
    expect(await seenAlike()).toMatchObject({ files: [{ displayName: '溪水.txt' }] })
  })

  test('when a file of it is converted', async () => {
    await ask(`update files set conversion_state = 'failed', conversion_reason = 'unavailable' where id = $1`, [
      post.files[0]?.id,
    ])
    expect(await seenAlike()).toMatchObject({ files: [{ conversion: { state: 'failed', reason: 'unavailable' } }] })
  })

  test('when a file of it is taken away beside it', async () => {
    await ask('delete from post_files where post_id = $1', [post.id])
    expect(await seenAlike()).toMatchObject({ files: [] })
  })

  test('when its owner has another name and another picture', async () => {
    await owner.browser.patch('/api/v2/users/current', { displayName: '溪邊的人' })
    await ask(`update accounts set drawn_avatar = 'fox' where id = $1`, [owner.id])
    expect(await seenAlike()).toMatchObject({
      owner: { displayName: '溪邊的人', avatar: expect.stringContaining('fox') },
    })
  })

  test('when a teacher confirms it, and takes that back', async () => {
    await ask(
      `insert into post_certifications (post_id, certifier_id, certified_at, group_name, question, receipt, handed_in_at,
        total_score) values ($1, $2, now(), '自然班', '採水', 'receipt', now(), 100)`,
      [post.id, reader.id],
    )
    expect(await seenAlike()).toMatchObject({ certification: { question: '採水' } })
    await ask('delete from post_certifications where post_id = $1', [post.id])
    expect(await seenAlike()).toMatchObject({ certification: null })
  })
})

describe('what is remembered is shown to nobody who may not see it', () => {
  const gone = async () => {
    expect((await reader.browser.get(`/api/v2/portfolios/${post.id}`)).json().code).toBe('POST_NOT_FOUND')
    expect((await reader.browser.get('/api/v2/portfolios?view=public')).body).not.toContain(post.id)
  }

  test('when it becomes private', async () => {
    await owner.browser.patch(`/api/v2/portfolios/${post.id}`, { privacy: 3 })
    await gone()
  })

  test('when there is a block', async () => {
    await block(product.platform, owner.id, reader.id)
    await gone()
  })

  test('when it is removed', async () => {
    await owner.browser.delete(`/api/v2/portfolios/${post.id}`)
    await gone()
  })

  test('when friends are friends no more', async () => {
    await befriend(product.platform, owner.id, reader.id)
    await owner.browser.patch(`/api/v2/portfolios/${post.id}`, { privacy: 1 })
    expect(await seenAlike()).toMatchObject({ privacy: 1 })
    await ask('delete from friendships where person_id in ($1, $2)', [owner.id, reader.id])
    await gone()
  })
})

test('counts leave out whom a block hides, from the first time on', async () => {
  const hidden = await newPerson(product)
  await hidden.browser.patch(`/api/v2/portfolios/${post.id}`, { isLiked: true })
  expect(await seenAlike()).toMatchObject({ likeCount: 1 })
  await block(product.platform, reader.id, hidden.id)
  for (const _ of [1, 2]) expect(await seenAlike()).toMatchObject({ likeCount: 0 })
  await ask('delete from blocks where blocker_id = $1', [reader.id])
  for (const _ of [1, 2]) expect(await seenAlike()).toMatchObject({ likeCount: 1 })
})
