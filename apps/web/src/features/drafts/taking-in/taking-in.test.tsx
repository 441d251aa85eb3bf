import { File as NodeFile } from 'node:buffer'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aPost, writersServer } from '../../posts/posts.fixture.ts'
import { contentOfHtml } from './content-of-html.ts'
import { openPackage } from './open-package.ts'
import { packageLimits } from './package-limits.ts'
import { readFeed } from './read-leap2a.ts'
import { type Packed, zipOf } from './zip-package.fixture.ts'

const entry = (id: string, type: string, inner: string) =>
  `<entry><id>${id}</id><rdf:type rdf:resource="leap2:${type}"/><published>2020-03-04T20:00:00Z</published>${inner}</entry>`
const feedOf = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${entries.join('')}</feed>`
const mahara = feedOf(
  entry('portfolio:person', 'person', '<title>小雨</title>'),
  entry(
    'portfolio:artefact1',
    'entry',
    `<title>溪流觀察</title><category term="科展"/><category term="x" scheme="categories:y#"/>
     <content type="html">&lt;h1&gt;動機&lt;/h1&gt;&lt;p&gt;很&lt;b&gt;清&lt;/b&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;/p&gt;&lt;img src="files/a.png"&gt;</content>
     <link rel="leap2:has_part" href="portfolio:artefact2"/>`,
  ),
  entry('portfolio:artefact2', 'resource', '<title>上游</title><content type="image/png" src="files/a.png"/>'),
  entry('portfolio:artefact3', 'resource', '<title>程式</title><link rel="enclosure" href="files/b.exe"/>'),
  entry('portfolio:artefact4', 'achievement', '<title>履歷</title>'),
  entry('portfolio:view1', 'selection', '<title>網誌</title>'),
)
const packageOf = (feed: string, ...others: Packed[]) =>
  zipOf([{ path: 'leap2a.xml', content: Buffer.from(feed) }, ...others])
const picture = { path: 'files/a.png', content: Buffer.from('picture') }
const program = { path: 'files/b.exe', content: Buffer.from('program') }

test('entries are records with their day, tags, form and files; what stays behind is told with its reason', async () => {
  const { records, leftOut } = await openPackage(packageOf(mahara, picture, program))
  expect(records).toMatchObject([
    { title: '溪流觀察', date: '2020-03-05', customTags: ['科展'], files: [{ name: '上游.png' }], leftFiles: [] },
  ])
  expect(records[0]?.content.content).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '動機' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '很' },
        { type: 'text', text: '清', marks: [{ type: 'bold' }] },
      ],
    },
  ])
  expect(leftOut).toEqual([
    { title: '履歷', reason: 'empty' },
    { title: '網誌', reason: 'collection' },
    { title: '程式', reason: 'empty' },
  ])
  const again = await openPackage(packageOf(mahara, picture))
  expect(again.records[0]?.clientId).toBe(records[0]?.clientId)
})

/** The directory is complete, but the feed before it is truncated. */
const brokenOff = zipOf([{ path: 'leap2a.xml', content: Buffer.from(mahara), isBrokenOff: true }])

test.each([
  ['a feed with entities', packageOf(`<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${mahara}`), 'unsafe'],
  ['broken XML', packageOf('<feed'), 'unreadable'],
  ['another feed', packageOf('<rss/>'), 'no_feed'],
  ['no feed', zipOf([picture]), 'no_feed'],
  ['a feed outside of the package', zipOf([{ path: '../leap2a.xml', content: Buffer.from(mahara) }]), 'no_feed'],
  ['no package', new NodeFile(['PK and nothing'], 'a.zip') as unknown as Blob, 'unreadable'],
  ['a bomb', packageOf(mahara, { path: 'files/c.txt', content: Buffer.alloc(4_000_000) }), 'unsafe'],
  [
    'a feed that is locked with a password',
    zipOf([{ path: 'leap2a.xml', content: Buffer.from(mahara), isLocked: true }]),
    'unreadable',
  ],
  ['a feed that ends too early', brokenOff, 'unreadable'],
  ['an empty package', zipOf([]), 'no_feed'],
  ['a feed larger than it says', packageOf(`${mahara}${' '.repeat(packageLimits.feedBytes)}`), 'unsafe'],
  [
    'a feed that hides its size',
    zipOf([{ path: 'leap2a.xml', content: Buffer.alloc(packageLimits.feedBytes + 1, 32), says: 10 }]),
    'too_large',
  ],
])('%s is not opened', async (_what, source, fault) => {
  await expect(openPackage(source)).rejects.toMatchObject({ fault })
})

test('a feed has 10,000 entries at most', () => {
  const many = (count: number) => feedOf(...Array.from({ length: count }, () => '<entry/>'))
  expect(readFeed(many(packageLimits.entries))).toHaveLength(packageLimits.entries)
  expect(() => readFeed(many(packageLimits.entries + 1))).toThrow('too_many')
})

test('lists, quotes, links and tables keep their form; what no text may hold is only its words', () => {
  const of = (html: string) => contentOfHtml(new DOMParser().parseFromString(html, 'text/html').body)
  expect(of('<ul><li>一<ul><li>二</li></ul></li></ul>').content.content).toMatchObject([
    { type: 'bulletList', content: [{ content: [{ type: 'paragraph' }, { type: 'bulletList' }] }] },
  ])
  expect(of('<p><a href="javascript:alert(1)">點</a></p>').content.content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: '點' }] },
  ])
  const deep = of(`${'<blockquote>'.repeat(2_000)}深`)
  expect(JSON.stringify(deep.content)).toContain('深')
  expect(JSON.stringify(deep.content).split('blockquote').length - 1).toBeLessThanOrEqual(6)
  const long = of(`<p>${'字'.repeat(15_000)}</p><p>多</p>`)
  expect(long.isCut).toBe(true)
  expect(of(`<p>${'字'.repeat(15_000)}</p>`).isCut).toBe(false)
})

const published = 'POST /api/v2/portfolios/published'
const publish = 'POST /api/v2/portfolios/portfolio'
const words = feedOf(
  entry('a', 'entry', '<title>第一篇</title><content>字</content>'),
  entry('b', 'entry', '<title>第二篇</title><content>字</content>'),
)
const choose = async (feed: string) =>
  fireEvent.change(await screen.findByTestId('package-picker'), {
    target: { files: [new NodeFile([feed], 'leap2a.xml')] },
  })

test('a package is shown before anything is made; what is chosen comes in for its owner alone', async () => {
  const server = writersServer().on(published, { clientIds: [] }).on(publish, aPost())
  const { user } = openApplication('/user/take-in')
  await choose(words)
  await screen.findByRole('heading', { name: '找到 2 則紀錄、0 個檔案' })
  expect(server.received(publish)).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: '第二篇' }))
  await user.click(screen.getByRole('button', { name: '匯入 1 則' }))
  expect(screen.getByText('請至少選一個標籤')).toBeVisible()
  expect(server.received(publish)).toEqual([])
  await user.type(screen.getByRole('searchbox'), '創')
  await user.click((await screen.findAllByRole('button', { name: /創/ }))[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: '匯入 1 則' }))
  await screen.findByText('匯入了 1 則紀錄')
  expect(server.received(publish).map(({ body }) => body)).toMatchObject([
    { title: '第一篇', date: '2020-03-05', privacy: 3, classification: 'other_classify' },
  ])
})

test('what was broken off goes on with the same file, and nothing comes in twice', async () => {
  const taken: string[] = []
  let isFull = true
  writersServer()
    .on(published, ({ body }) => ({
      clientIds: (body as { clientIds: string[] }).clientIds.filter((id) => taken.includes(id)),
    }))
    .on(publish, ({ body }) => {
      if (taken.length === 1 && isFull) return refuse(507, { code: 'STORAGE_FULL' })
      taken.push((body as { clientId: string }).clientId)
      return aPost()
    })
  const { user } = openApplication('/user/take-in')
  await choose(words)
  await user.type(await screen.findByRole('searchbox'), '創')
  await user.click((await screen.findAllByRole('button', { name: /創/ }))[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: '匯入 2 則' }))
  const focused = await screen.findByRole('heading', { name: '匯入了 1 則紀錄' })
  await waitFor(() => expect(focused).toHaveFocus())
  expect(screen.getByText(/還有 1 則沒有匯入/)).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent(/第二篇.*儲存空間滿了/)

  isFull = false
  await user.click(screen.getByRole('button', { name: '換一個檔案' }))
  await choose(words)
  expect(await screen.findByRole('checkbox', { name: '第一篇' })).toBeDisabled()
  await user.type(screen.getByRole('searchbox'), '創')
  await user.click((await screen.findAllByRole('button', { name: /創/ }))[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: '匯入 1 則' }))
  await screen.findByRole('heading', { name: '匯入了 1 則紀錄' })
  expect(new Set(taken).size).toBe(2)
})

test('what is here already cannot be taken in again, and a file that is none says so', async () => {
  writersServer().on(published, ({ body }) => body as { clientIds: string[] })
  openApplication('/user/take-in')
  await choose('<rss/>')
  expect(await screen.findByText(/這不是 Leap2A 的檔案/)).toBeVisible()
  await choose(words)
  expect(await screen.findByRole('checkbox', { name: '第一篇' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: /匯入/ })).toBeNull()
})
