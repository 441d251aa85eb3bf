import { once } from 'node:events'
import type { PreparedArchive } from '@learntrail/contract/posts/archive'
import { postLimits } from '@learntrail/contract/posts/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids/ids.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { unpacked } from '../../../testing/unpacked.ts'
import { damageIn } from '../../files/lost/damage.fixture.ts'
import { paragraph, publish, uploadFiles } from '../posts.fixture.ts'
import { deleteExpired } from './archive.repository.ts'
import { archiveTexts } from './archive.texts.ts'
import { writeArchive } from './write-archive.service.ts'

let product: TestApp
let writer: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  writer = await newPerson(product, { displayName: '林<小>雨' })
})
afterAll(() => product.close())

const prepare = (by: TestPerson, body: object) => by.browser.post('/api/v2/portfolios/archive', body)
const fileOf = (name: string, content = `${name} 的內容`) => ({ name, content: Buffer.from(content) })

test('an archive holds a readable page, and each record with its files', async () => {
  const files = await uploadFiles(writer, [fileOf('報告.txt'), fileOf('數據.txt')])
  const first = await publish(writer, {
    title: '溪流 <觀察>',
    content: paragraph('上游 <script>alert(1)</script>'),
    fileIds: files.map(({ id }) => id),
    customTags: ['專題'],
    date: '2026-10-02',
  })
  const second = await publish(writer, { title: '', date: '2026-10-01', privacy: 3 })
  const prepared: PreparedArchive = (await prepare(writer, { ids: [second.id, first.id, first.id] })).json()
  expect(prepared).toMatchObject({ postCount: 2, fileCount: 2, bytes: files[0]!.bytes + files[1]!.bytes })

  const answer = await writer.browser.get(prepared.url)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toContain('attachment')
  const entries = await unpacked(answer.rawPayload)
  const [one, two] = ['0001_2026-10-02_溪流 _觀察_', '0002_2026-10-01_未命名的紀錄']
  expect([...entries.keys()]).toEqual([
    `${one}/內容.txt`,
    `${one}/record.json`,
    `${one}/01_報告.txt`,
    `${one}/02_數據.txt`,
    `${two}/內容.txt`,
    `${two}/record.json`,
    'index.html',
  ])
  expect(entries.get(`${one}/01_報告.txt`)).toBe('報告.txt 的內容')
  expect(JSON.parse(entries.get(`${one}/record.json`) ?? '')).toMatchObject({
    id: first.id,
    customTags: ['專題'],
    files: [{ displayName: '報告.txt' }, { displayName: '數據.txt' }],
  })
  const page = entries.get('index.html') ?? ''
  expect(page).toContain('林&lt;小&gt;雨的學習紀錄')
  expect(page).toContain('上游 &lt;script&gt;')
  expect(page).not.toMatch(/<script/i)
  expect(page).toContain(`href="${encodeURIComponent(one)}/${encodeURIComponent('01_報告.txt')}"`)
})

describe('only my own records', () => {
  test('by id: another one, also a public one, is not found', async () => {
    const own = await publish(writer)
    const other = await publish(await newPerson(product))
    for (const ids of [[own.id, other.id], [newId()]]) {
      expect((await prepare(writer, { ids })).json()).toMatchObject({ code: 'POST_NOT_FOUND' })
    }
  })
  test('by filter: all that fit, and none is nothing to archive', async () => {
    const person = await newPerson(product)
    await publish(person, { title: '科展甲', classification: 'contest' })
    await publish(person, { title: '科展乙', classification: 'works' })
    await publish(await newPerson(product), { title: '科展別人' })
    expect((await prepare(person, { filters: { words: '科展' } })).json()).toMatchObject({ postCount: 2 })
    expect((await prepare(person, { filters: { classification: 'contest' } })).json()).toMatchObject({ postCount: 1 })
    expect((await prepare(person, { filters: {} })).json()).toMatchObject({ postCount: 2 })
    expect((await prepare(person, { filters: { words: '沒有這種' } })).json()).toMatchObject({ code: 'POST_NOT_FOUND' })
  })
  test('either chosen ones or a filter', async () => {
    const post = await publish(writer)
    expect((await prepare(writer, {})).statusCode).toBe(400)
    expect((await prepare(writer, { ids: [post.id], filters: {} })).statusCode).toBe(400)
    const tooMany = Array.from({ length: postLimits.archiveChosen + 1 }, () => newId())
    expect((await prepare(writer, { ids: tooMany })).json()).toMatchObject({ fields: [{ path: 'ids' }] })
    expect((await prepare(writer, { ids: tooMany.slice(1) })).json()).toMatchObject({ code: 'POST_NOT_FOUND' })
  })
})

test('it is downloaded by who prepared it, for an hour', async () => {
  const post = await publish(writer)
  const { url } = (await prepare(writer, { ids: [post.id] })).json()
  const stranger = await newPerson(product)
  expect((await stranger.browser.get(url)).json()).toMatchObject({ code: 'ARCHIVE_NOT_FOUND' })
  expect((await writer.browser.get(url)).statusCode).toBe(200)
  expect((await writer.browser.get(url)).statusCode).toBe(200)
  product.clock.advance(3_600_000)
  expect((await writer.browser.get(url)).json()).toMatchObject({ code: 'ARCHIVE_NOT_FOUND' })
  await deleteExpired(product.platform.db, new Date(product.clock.now().getTime() + 1))
  const left = await product.platform.pool.query('select 1 from post_archives where owner_id = $1', [writer.id])
  expect(left.rows).toEqual([])
})

test('it is written in the language of its owner', async () => {
  const reader = await newPerson(product, { locale: 'en' })
  const post = await publish(reader, { title: '' })
  const answer = await reader.browser.get((await prepare(reader, { ids: [post.id] })).json().url)
  const [folder] = [...(await unpacked(answer.rawPayload)).keys()]
  expect(folder).toContain(archiveTexts.en.untitled)
})

test('the page names the tags of all four families, and none that a record does not have', async () => {
  const tags = ['naturalistic', 'sdg_6', 'sdg_13', 'teamwork', 'life_science'] as const
  const pageFor = async (by: TestPerson) => {
    const post = await publish(by, { tags: [...tags], customTags: ['專題'] })
    const answer = await by.browser.get((await prepare(by, { ids: [post.id] })).json().url)
    return (await unpacked(answer.rawPayload)).get('index.html') ?? ''
  }
  const page = await pageFor(writer)
  for (const [family, names] of [
    ['八大智能', '自然觀察'],
    ['永續目標', '6 淨水與衛生、13 氣候行動'],
    ['能力', '團隊合作'],
    ['學群', '生命科學學群'],
    ['自訂標籤', '# 專題'],
  ]) {
    expect(page).toContain(`<dt>${family}</dt><dd>${names}</dd>`)
  }
  const english = await pageFor(await newPerson(product, { locale: 'en' }))
  expect(english).toContain('<dt>SDGs</dt><dd>6 Clean water and sanitation, 13 Climate action</dd>')

  const one = await publish(writer, { tags: ['teamwork'] })
  const answer = await writer.browser.get((await prepare(writer, { ids: [one.id] })).json().url)
  expect((await unpacked(answer.rawPayload)).get('index.html')).not.toContain('八大智能')
})

test('a record deleted before the download is left out', async () => {
  const [kept, gone] = [await publish(writer, { title: '留著' }), await publish(writer, { title: '刪掉' })]
  const { url } = (await prepare(writer, { ids: [kept.id, gone.id] })).json()
  await writer.browser.delete(`/api/v2/portfolios/${gone.id}`)
  const page = (await unpacked((await writer.browser.get(url)).rawPayload)).get('index.html')
  expect(page).toContain('留著')
  expect(page).not.toContain('刪掉')
})

test('a file whose bytes are missing is named on the page; all else is there', async () => {
  const [lost, kept] = await uploadFiles(writer, [fileOf('不見了.txt', '遺失'), fileOf('還在.txt', '還在')])
  const post = await publish(writer, { title: '少一個', fileIds: [lost!.id, kept!.id] })
  await product.platform.storage.remove(lost!.sha256)
  const { url } = (await prepare(writer, { ids: [post.id] })).json()
  const entries = await unpacked((await writer.browser.get(url)).rawPayload)
  expect([...entries.keys()].some((name) => name.includes('不見了'))).toBe(false)
  expect([...entries.values()]).toContain('還在')
  expect(entries.get('index.html')).toContain('這些檔案在下載時讀不到，沒有放進壓縮檔：不見了.txt')
})

test('files that were cut short or changed are named on the page; all else is there', async () => {
  const damage = damageIn(product)
  const names = ['短了.txt', '變了.txt', '沒事.txt']
  const files = await uploadFiles(
    writer,
    names.map((name) => fileOf(name, `損壞的 ${name}`)),
  )
  const post = await publish(writer, { title: '壞了兩個', fileIds: files.map(({ id }) => id) })
  await damage.cutTo(files[0]!.sha256, 3)
  await damage.flip(files[1]!.sha256)
  const { url } = (await prepare(writer, { ids: [post.id] })).json()
  const entries = await unpacked((await writer.browser.get(url)).rawPayload)
  expect([...entries.values()]).toContain('損壞的 沒事.txt')
  expect(entries.get('index.html')).toContain('這些檔案的內容和上傳時不一樣，可能打不開：短了.txt、變了.txt')
})

test('when the reader goes away, what is open is let go', async () => {
  const [file] = await uploadFiles(writer, [fileOf('大檔.txt', '水'.repeat(1_000_000))])
  const post = await publish(writer, { fileIds: [file!.id] })
  const opened: { destroyed: boolean }[] = []
  const { storage } = product.platform
  const watched = {
    ...product.platform,
    storage: {
      ...storage,
      size: (key: string) => storage.size(key),
      read: async (key: string) => {
        const stream = await storage.read(key)
        opened.push(stream)
        return stream
      },
    },
  } as typeof product.platform
  const zip = writeArchive(watched, {
    owner: { id: writer.id, displayName: '' },
    postIds: [post.id],
    day: '2026-11-21',
    texts: archiveTexts.tw,
  })
  while (opened.length === 0) {
    await once(zip, 'readable')
    zip.read()
  }
  zip.destroy()
  await once(zip, 'close')
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true])
})
