import { describe, expect, test } from 'vitest'
import { type CourseProblem, type CourseSpot, courseExcess, courseGaps } from './check.ts'
import { type CourseOutline, type CourseResource, courseOutline, emptyCourse } from './content.ts'
import { changeCourse } from './courses.ts'
import { actionVerbs, courseClassifications } from './facts.ts'
import { courseLimits as bound } from './limits.ts'

const newId = () => `00000000-0000-4000-8000-${Math.random().toString(16).slice(2, 14).padEnd(12, '0')}`
const many = <Item>(count: number, item: (number: number) => Item) => Array.from({ length: count }, (_, at) => item(at))
const words = (length: number) => '河'.repeat(length)

const resource = (name = '水位') => ({
  id: newId(),
  type: 'external' as const,
  name,
  courseFileId: null,
  address: 'https://example.org/',
  duration: null,
})
const unit = (name = '站在橋上', resources: CourseResource[] = [resource()]) => ({ id: newId(), name, resources })
const chapter = (name = '看河', units = [unit()]) => ({ id: newId(), name, units })
const group = (title = '回頭看', questions = [{ id: newId(), text: '你想到什麼？' }]) => ({
  id: newId(),
  title,
  questions,
})

const finished: CourseOutline = {
  ...emptyCourse,
  name: '河川的一年',
  introduction: '跟著基隆河走一年。',
  recipients: [{ type: 'senior_high' }],
  classifications: ['natural_science'],
  chapters: [chapter()],
}

const known = (hasText: boolean, hasCaptions = false) => ({ hasText: () => hasText, hasCaptions: () => hasCaptions })
const fact = (field: string): CourseSpot => ({ part: 'facts', field })
type Change = (size: number) => Partial<CourseOutline>

/** Each limit, a change that uses `size` of it, and the problem reported for one more. */
const bounds: [string, number, CourseProblem, Change, CourseSpot['part']][] = [
  ['name', bound.name, 'too_long', (size) => ({ name: words(size) }), 'facts'],
  ['introduction', bound.introduction, 'too_long', (size) => ({ introduction: words(size) }), 'facts'],
  ['objective', bound.objective, 'too_long', (size) => ({ objective: words(size) }), 'facts'],
  ['copyright', bound.copyright, 'too_long', (size) => ({ copyright: words(size) }), 'facts'],
  [
    ...(['recipients', bound.recipients, 'too_many'] as const),
    (size) => ({ recipients: many(size, (at) => ({ type: 'customized' as const, name: `第${at}班` })) }),
    'facts',
  ],
  ['tags', bound.tags, 'too_many', (size) => ({ tags: many(size, (at) => `標籤${at}`) }), 'facts'],
  [
    'verbs',
    bound.verbs,
    'too_many',
    (size) => ({ actionVerb: Object.values(actionVerbs).flat().slice(0, size) }),
    'facts',
  ],
  [
    ...(['rights', bound.copyrightItems, 'too_many'] as const),
    (size) => ({ copyrightItems: many(size, () => ({ id: newId(), text: '照片' })) }),
    'facts',
  ],
  [
    ...(['a right', bound.copyrightItem, 'too_long'] as const),
    (size) => ({ copyrightItems: [{ id: newId(), text: words(size) }] }),
    'right',
  ],
  [
    ...(['fields', bound.customFields, 'too_many'] as const),
    (size) => ({ customFieldList: many(size, () => ({ id: newId(), title: '帶', content: '雨鞋' })) }),
    'facts',
  ],
  [
    ...(['a field', bound.fieldContent, 'too_long'] as const),
    (size) => ({ customFieldList: [{ id: newId(), title: '帶', content: words(size) }] }),
    'field',
  ],
  ['chapters', bound.chapters, 'too_many', (size) => ({ chapters: many(size, () => chapter()) }), 'facts'],
  ['a chapter', bound.chapterName, 'too_long', (size) => ({ chapters: [chapter(words(size))] }), 'chapter'],
  [
    ...(['units', bound.unitsPerChapter, 'too_many'] as const),
    (size) => ({
      chapters: [
        chapter(
          '看河',
          many(size, () => unit()),
        ),
      ],
    }),
    'chapter',
  ],
  ['a unit', bound.unitName, 'too_long', (size) => ({ chapters: [chapter('看河', [unit(words(size))])] }), 'unit'],
  [
    ...(['resources', bound.resourcesPerUnit, 'too_many'] as const),
    (size) => ({
      chapters: [
        chapter('看河', [
          unit(
            '橋',
            many(size, () => resource()),
          ),
        ]),
      ],
    }),
    'unit',
  ],
  [
    ...(['a resource', bound.resourceName, 'too_long'] as const),
    (size) => ({ chapters: [chapter('看河', [unit('橋', [resource(words(size))])])] }),
    'resource',
  ],
  ['groups', bound.guideGroups, 'too_many', (size) => ({ guide: many(size, () => group()) }), 'facts'],
  ['a group', bound.guideTitle, 'too_long', (size) => ({ guide: [group(words(size))] }), 'group'],
  [
    ...(['questions', bound.questionsPerGroup, 'too_many'] as const),
    (size) => ({
      guide: [
        group(
          '回頭看',
          many(size, () => ({ id: newId(), text: '什麼？' })),
        ),
      ],
    }),
    'group',
  ],
  [
    ...(['a question', bound.question, 'too_long'] as const),
    (size) => ({ guide: [group('回頭看', [{ id: newId(), text: words(size) }])] }),
    'question',
  ],
]

describe.each(bounds)('the bound of %s', (_, limit, problem, change, part) => {
  const at = { ...finished, ...change(limit) }
  const past = { ...finished, ...change(limit + 1) }

  test('is told one past it, and not at it', () => {
    expect(courseExcess(at)).toEqual([])
    expect(courseExcess(past)).toMatchObject([{ problem, limit, spot: { part } }])
  })

  test('is the one that an edition is held against', () => {
    expect(courseOutline.safeParse(at).error?.issues ?? []).toEqual([])
    expect(courseOutline.safeParse(past).success).toBe(false)
  })
})

describe('what a learner would miss', () => {
  const gaps = (change: Partial<CourseOutline>, hasText = false) =>
    courseGaps({ ...finished, ...change }, known(hasText))

  test('is nothing in a finished course', () => {
    expect(gaps({})).toEqual([])
    expect(courseExcess(finished)).toEqual([])
  })

  test.each([
    ['name_missing', { name: ' ' }, fact('name')],
    ['introduction_missing', { introduction: '' }, fact('introduction')],
    ['classification_missing', { classifications: [] }, fact('classifications')],
    ['recipient_missing', { recipients: [] }, fact('recipients')],
    ['chapter_missing', { chapters: [] }, fact('chapters')],
  ] as const)('%s', (problem, change, spot) => {
    expect(gaps(change as unknown as Partial<CourseOutline>)).toEqual([{ problem, spot }])
  })

  test('is a unit without words and resources, and not one of the two', () => {
    const chapters = [chapter('看河', [unit('橋', [])])]
    expect(gaps({ chapters })).toMatchObject([{ problem: 'unit_empty', spot: { part: 'unit' } }])
    expect(gaps({ chapters }, true)).toEqual([])
  })
})

describe('what a change of a course takes', () => {
  const takes = (body: object) => changeCourse.body.safeParse(body).success

  test.each([
    ['a note', (size: number) => ({ note: words(size) }), bound.note],
    ['a name', (size: number) => ({ name: words(size) }), bound.name],
    ['a tag', (size: number) => ({ tags: [words(size)] }), bound.tag],
    ['a recipient', (size: number) => ({ recipients: [{ type: 'customized', name: words(size) }] }), bound.recipient],
    ['minutes', (size: number) => ({ minutes: size }), bound.minutes],
    ['a password', (size: number) => ({ password: 'a'.repeat(size) }), bound.password],
  ])('%s at its bound and not one past it', (_, body, limit) => {
    expect([takes(body(limit)), takes(body(limit + 1))]).toEqual([true, false])
  })

  test('fields of learning each once', () => {
    expect(takes({ classifications: courseClassifications })).toBe(true)
    expect(takes({ classifications: ['arts', 'arts'] })).toBe(false)
  })
})

test('a film in a unit without words is told as advice, and stops nobody', () => {
  const film = { ...resource(), type: 'video' as const }
  const course = { ...finished, chapters: [chapter('看河', [unit('站在橋上', [film])])] }
  expect(courseGaps(course, known(true))).toEqual([])
  expect(courseGaps(course, known(false))).toEqual([
    { problem: 'film_without_words', spot: { part: 'resource', id: film.id }, isAdvice: true },
  ])
})

test('of a film of the course its captions are asked for, where the unit says nothing else', () => {
  const film = { ...resource(), type: 'video' as const, courseFileId: newId(), address: null }
  const course = { ...finished, chapters: [chapter('看河', [unit('站在橋上', [film])])] }
  expect(courseGaps(course, known(false))).toEqual([
    { problem: 'film_without_captions', spot: { part: 'resource', id: film.id }, isAdvice: true },
  ])
  expect(courseGaps(course, known(false, true))).toEqual([])
  expect(courseGaps(course, known(true))).toEqual([])
})
