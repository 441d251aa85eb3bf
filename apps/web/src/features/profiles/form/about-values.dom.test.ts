import { profileLimits } from '@learntrail/contract/profiles/limits'
import { tagLimits } from '@learntrail/contract/tags/limits'
import { expect, test } from 'vitest'
import { student } from '../../../testing/people.ts'
import { type AboutValues, aboutOf, checkAbout } from './about-values.ts'

const broken = (values: Partial<AboutValues>) =>
  Object.entries(checkAbout({ ...aboutOf(student), ...values }))
    .filter(([, sentence]) => sentence !== null)
    .map(([field]) => field)
const of = (length: number) => '林'.repeat(length)
const link = (length: number) => 'https://example.test/'.padEnd(length, 'a')
const own = (change: object) => [{ title: '座右銘', content: '每天一點', isActive: true, ...change }]
const { statusMessage, introduction, experiences, personalExpertises, socialLinks, taughtSubjects, customFieldList } =
  profileLimits

test.each([
  ['statusMessage', statusMessage, (length: number) => ({ statusMessage: of(length) })],
  ['introduction', introduction, (length: number) => ({ introduction: of(length) })],
  ['traitTags', tagLimits.customTag, (length: number) => ({ traitTags: [of(length)] })],
  ['experiences', experiences.length, (length: number) => ({ experiences: [of(length)] })],
  ['personalExpertises', personalExpertises.length, (length: number) => ({ personalExpertises: [of(length)] })],
  ['taughtSubjects', taughtSubjects.length, (length: number) => ({ taughtSubjects: [of(length)] })],
  ['socialLinks', socialLinks.length, (length: number) => ({ socialLinks: [link(length)] })],
  [
    'customFieldList.0.title',
    customFieldList.title,
    (length: number) => ({ customFieldList: own({ title: of(length) }) }),
  ],
  [
    'customFieldList.0.content',
    customFieldList.content,
    (length: number) => ({ customFieldList: own({ content: of(length) }) }),
  ],
] as const)('%s may have %i characters and not one more, as the server has it', (field, limit, made) => {
  expect(broken(made(limit))).toEqual([])
  expect(broken(made(limit + 1))).toEqual([field])
})

test('a link is a whole address, and an own field has title and content', () => {
  expect(broken({ socialLinks: ['example.test'] })).toEqual(['socialLinks'])
  expect(broken({ customFieldList: own({ title: ' ', content: '' }) })).toEqual([
    'customFieldList.0.title',
    'customFieldList.0.content',
  ])
})
