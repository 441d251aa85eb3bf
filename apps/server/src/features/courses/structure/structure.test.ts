import type { ContentDocument } from '@learntrail/contract/content/document'
import { emptyCourse } from '@learntrail/contract/courses/content'
import { removedOf } from '@learntrail/contract/courses/structure'
import { describe, expect, test } from 'vitest'
import { applyUpdate, Doc, encodeStateAsUpdate, type Map as SharedMap } from 'yjs'
import { outlineOf, structureOf, writeFacts, writeOutline } from './course-document.mapping.ts'
import { saysSomething, unitTextOf, writeUnitText } from './unit-text.mapping.ts'

const ids = Array.from({ length: 9 }, (_, index) => `00000000-0000-7000-8000-00000000000${index}`)
const [
  chapter = '',
  other = '',
  unit = '',
  second = '',
  resource = '',
  group = '',
  question = '',
  field = '',
  right = '',
] = ids

const outline = {
  ...emptyCourse,
  name: '河川的一年',
  introduction: '跟著基隆河走一年。',
  recipients: [{ type: 'senior_high' as const }, { type: 'customized' as const, name: '社區巡守隊' }],
  classifications: ['natural_science' as const, 'arts' as const],
  tags: ['溶氧', '水質'],
  actionVerb: ['explain' as const],
  courseType: 'micro' as const,
  courseSemester: '115-1',
  minutes: 300,
  customFieldList: [{ id: field, title: '需要帶的東西', content: '雨鞋' }],
  copyrightItems: [{ id: right, text: '照片由作者拍攝' }],
  chapters: [
    {
      id: chapter,
      name: '看河',
      units: [
        {
          id: unit,
          name: '站在橋上',
          resources: [
            {
              id: resource,
              type: 'external' as const,
              name: '水位',
              courseFileId: null,
              address: 'https://example.org/',
              duration: null,
            },
          ],
        },
      ],
    },
    { id: other, name: '量河', units: [{ id: second, name: '溶氧計', resources: [] }] },
  ],
  guide: [{ id: group, title: '回頭看', questions: [{ id: question, text: '你沒想到的是什麼？' }] }],
}

const written = () => {
  const document = new Doc()
  document.transact(() => writeOutline(document, outline))
  return document
}
const copyOf = (document: Doc) => {
  const copy = new Doc()
  applyUpdate(copy, encodeStateAsUpdate(document))
  return copy
}
const exchange = (one: Doc, two: Doc) => {
  applyUpdate(two, encodeStateAsUpdate(one))
  applyUpdate(one, encodeStateAsUpdate(two))
}
const entry = (document: Doc, map: string, id: string) => document.getMap<SharedMap<unknown>>(map).get(id)

describe('the document of a course', () => {
  test('says what was written into it', () => {
    expect(outlineOf(written())).toEqual(outline)
    expect(outlineOf(new Doc())).toEqual(emptyCourse)
  })

  test('keeps what one writes in a unit that another moves', () => {
    const mine = written()
    const theirs = copyOf(mine)
    entry(mine, 'units', unit)?.set('chapterId', other)
    entry(theirs, 'units', unit)?.set('name', '站在橋下')
    exchange(mine, theirs)
    expect(outlineOf(mine)).toEqual(outlineOf(theirs))
    expect(outlineOf(mine).chapters.map(({ units }) => units.map(({ name }) => name))).toEqual([
      [],
      ['站在橋下', '溶氧計'],
    ])
  })

  test('keeps both things that two choose at once', () => {
    const mine = written()
    const theirs = copyOf(mine)
    mine.getMap('chosen').set('tags:水鳥', 2)
    theirs.getMap('chosen').set('tags:淨灘', 2)
    exchange(mine, theirs)
    expect(outlineOf(mine).tags).toEqual(['溶氧', '水質', '水鳥', '淨灘'])
  })

  test('keeps what was taken out while another wrote in it, so that it can be put back', () => {
    const mine = written()
    const theirs = copyOf(mine)
    entry(mine, 'chapters', other)?.set('isRemoved', true)
    entry(theirs, 'units', second)?.set('name', '校正溶氧計')
    exchange(mine, theirs)
    expect(outlineOf(mine).chapters.map(({ id }) => id)).toEqual([chapter])
    expect(removedOf(structureOf(mine), 'chapters').map(({ id }) => id)).toEqual([other])
    entry(mine, 'chapters', other)?.delete('isRemoved')
    expect(outlineOf(mine).chapters[1]?.units[0]?.name).toBe('校正溶氧計')
  })

  test('facts written again change nothing that is the same already', () => {
    const document = written()
    let changes = 0
    document.on('update', () => {
      changes += 1
    })
    const { chapters: _, guide: __, ...facts } = outline
    document.transact(() => writeFacts(document, { ...facts, customFieldList: undefined, copyrightItems: undefined }))
    expect(changes).toBe(0)
  })

  test('passes over what it does not know', () => {
    const document = written()
    document.getMap('units').set('broken', 7)
    document.getMap('chosen').set('classifications:astrology', 1)
    document.getMap('facts').set('minutes', 'many')
    expect(outlineOf(document)).toEqual({ ...outline, minutes: 0 })
  })
})

describe('the text of a unit', () => {
  const text: ContentDocument = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '溶氧' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '每公升 ' },
          {
            type: 'text',
            text: '幾毫克',
            marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://example.org/' } }],
          },
          { type: 'hardBreak' },
          { type: 'formula', attrs: { latex: 'O_2' } },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: '取水' }] }] }],
      },
    ],
  }

  test('comes back as it was written', () => {
    const document = new Doc()
    writeUnitText(document, text)
    expect(unitTextOf(document)).toEqual(text)
    expect(saysSomething(unitTextOf(document))).toBe(true)
    expect(saysSomething(unitTextOf(new Doc()))).toBe(false)
  })
})
