import { type Privacy, privacy } from '@learntrail/contract/posts/posts'
import type { Found } from '@learntrail/contract/search/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packed } from '../../../platform/documents/disclosure/sample-documents.fixture.ts'
import { documents } from '../../../platform/documents/index.ts'
import { untilJobsDone } from '../../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { paragraph, publish, uploadFiles } from '../../posts/posts.fixture.ts'
import { resumeReading } from './texts.jobs.ts'

let product: TestApp
let owner: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  reader = await newPerson(product)
})
afterAll(async () => {
  await product.close()
  documents.rest()
})

const wordFile = (text: string) =>
  packed({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:document>`,
  })

interface Change {
  name?: string
  privacy?: Privacy
  title?: string
}

/** Publishes a record with one document and waits until its text is read. */
async function withFile(content: Buffer, { name = '報告.docx', ...record }: Change = {}): Promise<string> {
  const files = await uploadFiles(owner, [{ name, content }])
  const fileIds = files.map(({ id }) => id)
  const post = await publish(owner, { title: '無題', content: paragraph('看附件。'), fileIds, ...record })
  await untilJobsDone(product.platform)
  return post.id
}

async function found(keyword: string, by = reader): Promise<Found[]> {
  const asked = new URLSearchParams({ keyword })
  return (await by.browser.get(`/api/v2/search/portfolio?${asked}`)).json<{ items: Found[] }>().items
}
const idsOf = async (keyword: string, by = reader) => (await found(keyword, by)).map((item) => 'id' in item && item.id)

describe('a record is found by the words in its documents', () => {
  test('with the name of the document and the place in it', async () => {
    const long = `${'前面的話。'.repeat(2_000)}\n我們在 Mt. 合歡山 看見螢火蟲的幼蟲。${'後面的話。'.repeat(2_000)}`
    const id = await withFile(await wordFile(long), { name: '觀察.docx' })
    const [item] = await found('合歡山 螢火蟲')
    expect(item).toMatchObject({ id, snippet: { place: 'fileText', file: { name: '觀察.docx', index: 0 } } })
    const { text, marks } = (item as Extract<Found, { kind: 'post' }>).snippet
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['合歡山', '螢火蟲'])
  })

  test('and which of its files that is', async () => {
    const contents = [await wordFile('目錄'), await wordFile('寬尾鳳蝶')]
    const files = await uploadFiles(
      owner,
      contents.map((content, number) => ({ name: `${number}.docx`, content })),
    )
    await publish(owner, { title: '無題', content: paragraph('看附件。'), fileIds: files.map(({ id }) => id) })
    await untilJobsDone(product.platform)
    expect((await found('寬尾鳳蝶'))[0]).toMatchObject({ snippet: { file: { name: '1.docx', index: 1 } } })
  })

  test('together with those of its title, in the spelling of another script, and not by what is excluded', async () => {
    const id = await withFile(await wordFile('蘭嶼的獨木舟'), { title: '達悟族' })
    expect(await idsOf('達悟 獨木舟')).toEqual([id])
    expect(await idsOf('兰屿')).toEqual([id])
    expect(await idsOf('達悟 -獨木舟')).toEqual([])
  })

  test.each([
    ['a text', '筆記.txt', async () => Buffer.from('紅樹林的招潮蟹'), '招潮蟹'],
    [
      'an OpenDocument text',
      '筆記.odt',
      () =>
        packed({
          mimetype: 'application/vnd.oasis.opendocument.text',
          'content.xml': '<office:body><text:p>水筆仔的胎生苗</text:p></office:body>',
        }),
      '胎生苗',
    ],
  ] as const)('also in %s', async (_what, name, make, word) => {
    const id = await withFile(await make(), { name })
    expect(await idsOf(word)).toEqual([id])
  })

  test('by nobody who may not see it', async () => {
    const id = await withFile(await wordFile('只給自己看的秘密基地'), { privacy: privacy.private })
    expect(await idsOf('秘密基地')).toEqual([])
    expect(await idsOf('秘密基地', owner)).toEqual([id])
  })

  test('no longer when it is its owner’s alone', async () => {
    const id = await withFile(await wordFile('收起來的藍鵲'))
    expect(await idsOf('藍鵲')).toEqual([id])
    await owner.browser.patch(`/api/v2/portfolios/${id}`, { privacy: privacy.private })
    expect(await idsOf('藍鵲')).toEqual([])
  })
})

test('a document is read when it comes, whatever becomes of it, and once', async () => {
  const files = await uploadFiles(owner, [{ name: '壞的.pdf', content: Buffer.from('%PDF-1.7\nnothing') }])
  await untilJobsDone(product.platform)
  const { rows } = await product.platform.pool.query('select text from file_texts where file_id = $1', [files[0]?.id])
  expect(rows).toEqual([{ text: '' }])
})

test('documents of an earlier version are read after a start, and tokens of an earlier version made anew', async () => {
  const { pool } = product.platform
  const [unread, outdated] = [
    await withFile(await wordFile('早先的櫻花鉤吻鮭')),
    await withFile(await wordFile('早先的帝雉')),
  ]
  await pool.query('delete from file_texts where file_id = (select file_id from post_files where post_id = $1)', [
    unread,
  ])
  await pool.query(
    `update file_texts set version = 0, tokens = '', phrases = '' where file_id = (select file_id from post_files where post_id = $1)`,
    [outdated],
  )
  await pool.query(`update post_words set file_tokens = '', file_phrases = '' where post_id = any ($1)`, [
    [unread, outdated],
  ])
  expect([await idsOf('鉤吻鮭'), await idsOf('帝雉')]).toEqual([[], []])
  await resumeReading(product.platform)
  await untilJobsDone(product.platform)
  expect([await idsOf('鉤吻鮭'), await idsOf('帝雉')]).toEqual([[unread], [outdated]])
})
