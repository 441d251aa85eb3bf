import { plainText } from '@learntrail/contract/content/document'
import { expect, test } from 'vitest'
import { openPackage } from './open-package.ts'
import { zipOf } from './zip-package.fixture.ts'

const xhtml = (words: string) =>
  `<div xmlns="http://www.w3.org/1999/xhtml"><div type="xhtml" xmlns="http://www.w3.org/1999/xhtml">${words}</div></div>`
const category = (scheme: string, term: string) => `<category term="${term}" scheme="categories:${scheme}#"/>`

interface Artefact {
  id: string
  type: string
  kind?: string
  title: string
  summary?: string
  content?: string
  links?: [relation: string, href: string][]
  rest?: string
}

/** In the form that `entry.tpl` and `links.tpl` of Mahara's export write. */
const artefact = ({ id, type, kind, title, summary = '', content = '', links = [], rest = '' }: Artefact) => `
    <entry>
        <title>${title}</title>
        <id>portfolio:${id}</id>
        <updated>2023-06-01T09:00:00+08:00</updated><published>2023-05-20T21:30:00+08:00</published>${summary}
        <content${content.startsWith('<div') ? ' type="xhtml"' : ''}>${content}</content>
        <rdf:type rdf:resource="leap2:${type}"/>
${kind === undefined ? '' : `        <mahara:artefactplugin mahara:type="${kind}" mahara:plugin="blog"/>`}
${links.map(([relation, href]) => `        <link rel="${relation}" href="${href}"/>`).join('\n')}
${rest}
    </entry>`

const file = (id: string, path: string, title: string, links: [string, string][] = []) =>
  artefact({
    id,
    type: 'resource',
    kind: 'image',
    title,
    summary: '<summary>拍的時候在下雨</summary>',
    links: [...links, ['enclosure', path]],
    rest: category('resource_type', 'Offline'),
  })

const feed = (...entries: string[]) => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"
    xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    xmlns:leap2="http://terms.leapspecs.org/"
    xmlns:categories="http://wiki.leapspecs.org/2A/categories/"
    xmlns:portfolio="https://mahara.example/export/leap/7/1685000000/"
    xmlns:mahara="http://wiki.mahara.org/Developer_Area/Import%2F%2FExport/LEAP_Extensions#"
>
    <leap2:version>http://www.leapspecs.org/2010-07/2A/</leap2:version>
    <id>https://mahara.example/export/7/1685000000</id>
    <title>Mahara Leap2A Export for 林小雨, 25 May 2023, 3:33 PM</title>
    <updated>2023-05-25T15:33:20+08:00</updated>
    <generator uri="http://mahara.org/" version="2022081000">Mahara</generator>
    <author><name>林小雨</name><uri>portfolio:artefactinternal</uri></author>${entries.join('')}
</feed>`

const packed = (words: string, ...paths: (string | Buffer)[]) =>
  zipOf([
    { path: 'LEAP2A/leap2a.xml', content: Buffer.from(words) },
    ...paths.map((path) => ({ path, content: Buffer.from('picture') })),
  ])

const block = (type: string, title: string, setting: string) =>
  `<mahara:blockinstance mahara:blocktype="${type}" mahara:blocktitle="${title}">${setting}</mahara:blockinstance>`

const whole = feed(
  artefact({ id: 'collection3', type: 'selection', title: '高二自主學習', links: [['has_part', 'portfolio:view5']] }),
  artefact({
    id: 'view5',
    type: 'selection',
    title: '溪流調查',
    summary: '<summary>這一頁是期末成果。</summary>',
    content: xhtml('<h3>自己的話</h3><p>這裡重複了所有內容</p>'),
    links: [
      ['is_part_of', 'portfolio:collection3'],
      ['leap2:has_part', 'portfolio:artefact11'],
      ['leap2:has_part', 'portfolio:artefact21'],
    ],
    rest: `${category('selection_type', 'Webpage')}<mahara:view mahara:newlayout="1" mahara:type="portfolio">
      ${block('text', '反思', `<mahara:text>${'["<p>先問問題，<strong>再</strong>量。<\\/p><img src=\\"https:\\/\\/mahara.example\\/artefact\\/file\\/download.php?file=22&amp;embedded=1\\">"]'.replaceAll('<', '&lt;').replaceAll('"', '&quot;')}</mahara:text>`)}
      ${block('blogpost', '網誌', '<mahara:artefactid>["portfolio:artefact11"]</mahara:artefactid>')}
    </mahara:view>`,
  }),
  artefact({
    id: 'artefact10',
    type: 'selection',
    kind: 'blog',
    title: '小雨的網誌',
    links: [['leap2:has_part', 'portfolio:artefact11']],
    rest: category('selection_type', 'Blog'),
  }),
  artefact({
    id: 'artefact11',
    type: 'entry',
    kind: 'blogpost',
    title: '第一次下水',
    content: xhtml('<p>水很冷。</p><img rel="leap2:has_part" href="portfolio:artefact20" alt="" />'),
    links: [
      ['leap2:is_part_of', 'portfolio:view5'],
      ['leap2:is_part_of', 'portfolio:artefact10'],
      ['related', 'portfolio:artefact23'],
    ],
    rest: `<category term="-" label="科展"/>${category('readiness', 'Unready')}`,
  }),
  artefact({ id: 'artefact12', type: 'entry', kind: 'comment', title: '留言', content: '寫得真好' }),
  artefact({
    id: 'artefact13',
    type: 'achievement',
    kind: 'certification',
    title: '科展佳作',
    content: '臺北市科展',
    rest: '<leap2:date leap2:point="start">2022-04</leap2:date><leap2:date leap2:point="end">2022-04-30</leap2:date>',
  }),
  artefact({ id: 'artefact14', type: 'ability', kind: 'personalskill', title: '專長', content: '游泳' }),
  file('artefact20', 'files/0-100% 清澈.jpg', '100% 清澈.jpg'),
  file('artefact21', 'files/1-地圖.png', '地圖.png', [['leap2:is_part_of', 'portfolio:view5']]),
  file('artefact22', 'files/2-瀑布.png', '瀑布.png'),
  file('artefact23', 'files/3-數據.pdf', '數據.pdf'),
  file('artefact24', 'files/4-頭像.png', '頭像.png').replace('mahara:type="image"', 'mahara:type="profileicon"'),
  artefact({
    id: 'artefact30',
    type: 'selection',
    kind: 'folder',
    title: '器材',
    rest: category('selection_type', 'Folder'),
  }),
  ...Array.from({ length: 12 }, (_, place) =>
    file(`artefact${40 + place}`, `files/${5 + place}-IMG.jpg`, 'IMG.jpg', [
      ['leap2:is_part_of', 'portfolio:artefact30'],
    ]),
  ),
  artefact({ id: 'artefactinternal', type: 'person', title: '林小雨' }),
)
const paths = [
  '0-100% 清澈.jpg',
  '1-地圖.png',
  '2-瀑布.png',
  '3-數據.pdf',
  '4-頭像.png',
  ...Array.from({ length: 12 }, (_, place) => `${5 + place}-IMG.jpg`),
].map((name) => `LEAP2A/files/${name}`)

test('a portfolio of Mahara comes in: posts with their pictures, pages with their own words, folders', async () => {
  const { records, leftOut } = await openPackage(packed(whole, ...paths))
  const shown = records.map(({ title, date, content, customTags, files }) => ({
    title,
    date,
    customTags,
    words: plainText(content),
    files: files.map(({ name }) => name),
  }))
  const images = (count: number) => Array.from({ length: count }, () => 'IMG.jpg')
  expect(shown).toEqual([
    {
      title: '第一次下水',
      date: '2023-05-20',
      customTags: ['科展'],
      words: '水很冷。',
      files: ['數據.pdf', '100% 清澈.jpg'],
    },
    { title: '科展佳作', date: '2022-04-30', customTags: [], words: '臺北市科展', files: [] },
    {
      title: '溪流調查',
      date: '2023-05-20',
      customTags: [],
      words: '這一頁是期末成果。\n反思\n先問問題，再量。',
      files: ['地圖.png', '瀑布.png'],
    },
    { title: '器材', date: '2023-05-20', customTags: [], words: '', files: images(10) },
    { title: '器材 2', date: '2023-05-20', customTags: [], words: '', files: images(2) },
  ])
  expect(records.flatMap(({ leftFiles }) => leftFiles)).toEqual([])
  expect(leftOut).toEqual([
    { title: '留言', reason: 'comment' },
    { title: '專長', reason: 'kind' },
    { title: '頭像.png', reason: 'kind' },
    { title: '高二自主學習', reason: 'collection' },
    { title: '小雨的網誌', reason: 'collection' },
  ])
})

test('what has no room in a post any more comes in after it', async () => {
  const names = Array.from({ length: 11 }, (_, place) => `files/${place}-相片${place}.png`)
  const post = artefact({
    id: 'artefact1',
    type: 'entry',
    kind: 'blogpost',
    title: '校外教學',
    content: '走了很遠',
    links: names.map((_, place) => ['related', `portfolio:artefact${100 + place}`]),
  })
  const pictures = names.map((path, place) => file(`artefact${100 + place}`, path, `相片${place}.png`))
  const source = packed(feed(post, ...pictures), ...names.map((name) => `LEAP2A/${name}`))
  const { records } = await openPackage(source)
  expect(records.map(({ files, leftFiles }) => [files.length, leftFiles.length])).toEqual([
    [10, 0],
    [1, 0],
  ])
  expect(records.map(({ title, content }) => [title, plainText(content)])).toEqual([
    ['校外教學', '走了很遠'],
    ['校外教學 2', ''],
  ])
})

test('files are found when a package was packed again: names in Big5, accents apart, blanks written out', async () => {
  const big5 = Buffer.concat([Buffer.from('LEAP2A/files/0-'), Buffer.from([0xb7, 0xcb]), Buffer.from('.png')])
  const source = packed(
    feed(
      file('artefact1', 'files/0-溪.png', '溪.png'),
      file('artefact2', 'files/1-café.png'.normalize('NFC'), 'café'.normalize('NFC')),
      file('artefact3', 'files/2-a%20b.png', 'a b'),
    ),
    big5,
    'LEAP2A/files/1-café.png'.normalize('NFD'),
    'LEAP2A/files/2-a b.png',
  )
  const { records } = await openPackage(source)
  expect(records.map(({ files, leftFiles }) => [files.map(({ name }) => name), leftFiles])).toEqual([
    [['溪.png'], []],
    [['café.png'.normalize('NFC')], []],
    [['a b.png'], []],
  ])
  // The description of a file becomes the text of its record.
  expect(records[0] && plainText(records[0].content)).toBe('拍的時候在下雨')
})
