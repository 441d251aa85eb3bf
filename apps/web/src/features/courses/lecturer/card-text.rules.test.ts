import { emptyLecturerCard } from '@learntrail/contract/courses/lecturer'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { expect, test } from 'vitest'
import { customFault, experienceFault, fitCard, mergeCard, plainCard } from './card-text.rules.ts'

const card = (change: Partial<typeof emptyLecturerCard> = {}) => ({ ...emptyLecturerCard, ...change })
const row = { title: '老師', content: '山上高中', from: 2010, until: null }

test('blank rows are not saved, and say nothing is wrong', () => {
  const blank = { title: ' ', content: '', from: 2020, until: null }
  expect(plainCard(card({ experiences: [row, blank], expertises: ['生態', ''] }))).toEqual(
    card({ experiences: [row], expertises: ['生態'] }),
  )
  expect(experienceFault(blank)).toEqual({})
  expect(customFault({ title: '', content: '' })).toEqual({})
})

test('a part that is not right waits, and the others are saved', () => {
  const base = card({ introduction: '以前的' })
  const long = '長'.repeat(courseLimits.lecturerIntroduction + 1)
  expect(fitCard(card({ introduction: long, tags: ['河川'] }), base)).toEqual(
    card({ introduction: '以前的', tags: ['河川'] }),
  )
  const most = '長'.repeat(courseLimits.lecturerIntroduction)
  expect(fitCard(card({ introduction: most }), base).introduction).toBe(most)
})

test('own titles and contents have two characters, experiences a title and no end before they begin', () => {
  expect(customFault({ title: '書', content: '兩字' })).toEqual({ title: 'too_short' })
  expect(customFault({ title: '著作', content: '' })).toEqual({ content: 'required' })
  expect(customFault({ title: '著作', content: '兩字' })).toEqual({})
  expect(experienceFault({ ...row, title: '', until: 2009 })).toEqual({ title: 'required', until: 'order' })
  expect(experienceFault({ ...row, until: 2010 })).toEqual({})
})

test('two windows that changed other parts come together, and one part changed twice is asked about', () => {
  const base = card({ introduction: '你好' })
  const mine = card({ introduction: '你好', tags: ['河川'] })
  const theirs = card({ introduction: '大家好' })
  expect(mergeCard(base, mine, theirs)).toEqual(card({ introduction: '大家好', tags: ['河川'] }))
  expect(mergeCard(base, card({ introduction: '各位好' }), theirs)).toBeNull()
})
