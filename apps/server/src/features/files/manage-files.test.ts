import { randomUUID } from 'node:crypto'
import { fileDurations, fileLimits } from '@learntrail/contract/files/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { removeBytesIfUnneeded, sweepUnusedFiles } from './files.jobs.ts'
import { storeFiles } from './files.service.ts'
import { multipart } from './multipart.fixture.ts'
import * as sample from './sample-files.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

interface Uploaded {
  id: string
  url: string
  sha256: string
  displayName: string
}

async function upload(content: Buffer, name = 'a.txt', by = owner): Promise<Uploaded> {
  const { body, headers } = multipart([{ name, content }])
  return (await by.browser.post('/api/v2/portfolios/files', body, headers)).json().files[0]
}

const fresh = () => sample.text(randomUUID())
const hasBytes = async ({ sha256 }: Uploaded) => (await product.platform.storage.size(sha256)) !== undefined
const remove = (id: string, by = owner) => by.browser.delete(`/api/v2/portfolios/files/${id}`)

const publish = async (fileIds: string[]) => {
  const answer = await owner.browser.post('/api/v2/portfolios/portfolio', {
    clientId: randomUUID(),
    title: '成果',
    content: { type: 'doc', content: [] },
    fileIds,
    date: '2026-11-01',
    classification: 'works',
    tags: ['creativity'],
    privacy: 0,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().id as string
}

describe('removing a file', () => {
  test('removes its bytes as well', async () => {
    const file = await upload(fresh())
    expect((await remove(file.id)).json()).toEqual({ ok: true })
    expect((await owner.browser.get(file.url)).statusCode).toBe(404)
    await vi.waitFor(async () => expect(await hasBytes(file)).toBe(false))
  })

  test('keeps bytes that another file has, too', async () => {
    const content = fresh()
    const [mine, theirs] = [await upload(content), await upload(content, 'b.txt', other)]
    await remove(mine.id)
    await removeBytesIfUnneeded(product.platform, mine.sha256)
    expect((await other.browser.get(theirs.url)).rawPayload.equals(content)).toBe(true)
  })

  test('is refused while a record has it', async () => {
    const file = await upload(fresh())
    await publish([file.id])
    expect((await remove(file.id)).json()).toMatchObject({ code: 'FILE_IN_USE' })
    expect((await owner.browser.get(file.url)).statusCode).toBe(200)
  })

  test('is refused while it is my picture', async () => {
    const file = await upload(await sample.png(), 'me.png')
    await product.platform.db.update(accounts).set({ avatarFileId: file.id }).where(eq(accounts.id, owner.id))
    expect((await remove(file.id)).json()).toMatchObject({ code: 'FILE_IN_USE' })
    await product.platform.db.update(accounts).set({ avatarFileId: null }).where(eq(accounts.id, owner.id))
  })

  test("is not possible with somebody else's", async () => {
    const file = await upload(fresh())
    expect((await remove(file.id, other)).json()).toMatchObject({ code: 'FILE_NOT_FOUND' })
    expect((await remove(randomUUID())).json()).toMatchObject({ code: 'FILE_NOT_FOUND' })
  })
})

test('bytes survive being removed and uploaded again at the same moment', async () => {
  const content = fresh()
  for (let round = 0; round < 10; round += 1) {
    const file = await upload(content)
    await remove(file.id)
    const [again] = await Promise.all([upload(content), removeBytesIfUnneeded(product.platform, file.sha256)])
    expect(await hasBytes(again)).toBe(true)
    await remove(again.id)
  }
})

describe('changing a file', () => {
  const change = (id: string, body: object, by = owner) => by.browser.patch(`/api/v2/file/${id}`, body)

  test('renames it; the ending stays', async () => {
    const file = await upload(fresh())
    expect((await change(file.id, { displayName: '心得（定稿）' })).json()).toMatchObject({
      displayName: '心得（定稿）.txt',
    })
  })

  test('does not rename it to what no upload may be called', async () => {
    const file = await upload(fresh())
    for (const displayName of ['CON', 'aux.txt', 'c\u200bon']) {
      expect((await change(file.id, { displayName })).json(), displayName).toMatchObject({ code: 'FILE_NAME_UNSAFE' })
    }
    expect((await change(file.id, {})).json()).toMatchObject({ displayName: file.displayName })
  })
  test.each([
    ['報告\u202etxt', '報告txt.txt'],
    ['第一行\u000b第二行', '第一行 第二行.txt'],
    ['a\u0000b', 'ab.txt'],
  ])('renames it to %j as it is seen', async (displayName, kept) => {
    const file = await upload(fresh())
    expect((await change(file.id, { displayName })).json()).toMatchObject({ displayName: kept })
  })
  test('with nothing to change answers what is there', async () => {
    const file = await upload(fresh())
    expect((await change(file.id, {})).json()).toMatchObject({ displayName: file.displayName })
  })
  test.each([['a/b'], ['\u0000'], ['\u202e\u200b'], [''], ['長'.repeat(256)]])(
    'does not accept the name %j',
    async (displayName) => {
      const file = await upload(fresh())
      expect((await change(file.id, { displayName })).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
    },
  )
  test("is not possible with somebody else's", async () => {
    const file = await upload(fresh())
    expect((await change(file.id, { displayName: 'x' }, other)).json()).toMatchObject({ code: 'FILE_NOT_FOUND' })
  })
})

test('what was uploaded thirty days ago and never used goes', async () => {
  const [unused, used, picture] = [
    await upload(fresh()),
    await upload(fresh()),
    await upload(await sample.jpeg(), 'me.jpg'),
  ]
  await publish([used.id])
  await product.platform.db.update(accounts).set({ avatarFileId: picture.id }).where(eq(accounts.id, owner.id))
  product.clock.advance(fileDurations.unusedFile - 1)
  const exists = async ({ url }: Uploaded) => (await owner.browser.get(url)).statusCode === 200
  await sweepUnusedFiles(product.platform)
  expect(await exists(unused)).toBe(true)
  product.clock.advance(2)
  const young = await upload(fresh())
  expect(await sweepUnusedFiles(product.platform)).toBeGreaterThan(0)
  expect(await Promise.all([unused, used, picture, young].map(exists))).toEqual([false, true, true, true])
})

describe('files made here', () => {
  test('are stored as if their owner had uploaded them', async () => {
    const [file] = await storeFiles(product.platform, owner.id, [{ name: '圖.png', content: await sample.png() }])
    expect(file).toMatchObject({ displayName: '圖.png', width: 64, height: 48 })
    expect((await owner.browser.get(`/api/v2/files/${file?.id}/entity`)).statusCode).toBe(200)
  })
  test('are checked like all others', async () => {
    const store = (name: string, content: Buffer) => storeFiles(product.platform, owner.id, [{ name, content }])
    await expect(store('a.png', sample.pdf())).rejects.toThrow('FILE_TYPE_MISMATCH')
    await expect(store('a.txt', Buffer.alloc(fileLimits.bytes + 1, 'a'))).rejects.toThrow('FILE_TOO_LARGE')
  })
})
