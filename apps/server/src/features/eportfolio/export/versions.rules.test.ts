import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { describe, expect, test } from 'vitest'
import { stateOf, versionToGo } from './versions.rules.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const whole = (number: number) => ({ number, state: 'done' as const, letsGo: null })

test('a version is as far as the form that is read of it', () => {
  const forms = [
    { version: 1, type: 'pdf', state: 'done' },
    { version: 2, type: 'pdf', state: 'in_progress' },
    { version: 2, type: 'pictures', state: 'done' },
  ] as const
  expect(stateOf({ number: 1, documentType: 'pdf' }, forms)).toBe('done')
  expect(stateOf({ number: 2, documentType: 'pdf' }, forms)).toBe('in_progress')
})

describe('the version that goes for a new one', () => {
  const most = ePortfolioLimits.formerVersions

  test('is none while there is room, and the oldest beyond', () => {
    expect(versionToGo(numbers(most).map(whole))).toBeNull()
    expect(versionToGo(numbers(most + 1).map(whole))).toBe(1)
  })

  test('is the next one where the oldest goes for one that is under way', () => {
    const underWay = { number: most + 2, state: 'pending', letsGo: 1 } as const
    expect(versionToGo([...numbers(most + 1).map(whole), underWay])).toBe(2)
  })

  test('is not asked for by one that failed', () => {
    const failed = { number: most + 1, state: 'failed', letsGo: 1 } as const
    expect(versionToGo([...numbers(most).map(whole), failed])).toBeNull()
  })
})
