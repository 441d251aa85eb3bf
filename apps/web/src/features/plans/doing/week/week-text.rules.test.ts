import { planLimits } from '@learntrail/contract/plans/limits'
import { describe, expect, it } from 'vitest'
import { fitWeek, mergeWeek, newPartsOf, type WeekText } from './week-text.rules.ts'

const base: WeekText = { doneItemIds: ['a'], minutes: 50, note: '原本', fileIds: ['f'], links: [] }
const one = { id: 'l', url: 'https://example.org/', name: '' }

describe('a week that two change', () => {
  it('has the ticks, minutes, files and links of both', () => {
    const mine = { ...base, doneItemIds: ['a', 'b'], minutes: 60, fileIds: ['f', 'g'] }
    const theirs = { ...base, doneItemIds: ['c'], minutes: 75, fileIds: [], links: [one] }
    expect(mergeWeek(base, mine, theirs)).toEqual({
      doneItemIds: ['c', 'b'],
      minutes: 85,
      note: '原本',
      fileIds: ['g'],
      links: [one],
    })
  })

  it('takes the note of whoever changed it, and asks where both did', () => {
    const changed = { ...base, note: '改過' }
    expect(mergeWeek(base, changed, base)?.note).toBe('改過')
    expect(mergeWeek(base, base, changed)?.note).toBe('改過')
    expect(mergeWeek(base, { ...base, note: '改過 ' }, changed)?.note).toBe('改過 ')
    expect(mergeWeek(base, { ...base, note: '另一個' }, changed)).toBeNull()
  })

  it('never has more minutes than a week may have, nor fewer than none', () => {
    const most = planLimits.minutesOfWeek
    expect(mergeWeek(base, { ...base, minutes: most }, { ...base, minutes: most })?.minutes).toBe(most)
    expect(mergeWeek(base, { ...base, minutes: 0 }, { ...base, minutes: 0 })?.minutes).toBe(0)
  })
})

describe('what is sent', () => {
  it('is what the server may not have yet', () => {
    expect(newPartsOf({ ...base, minutes: 60, note: '原本 ' }, [base])).toEqual({ minutes: 60 })
    expect(newPartsOf({ ...base, doneItemIds: ['b', 'a'] }, [{ ...base, doneItemIds: ['a', 'b'] }])).toEqual({})
  })

  it('is a note of the most characters, and of one more what was there before', () => {
    const most = 'あ'.repeat(planLimits.note)
    expect(fitWeek({ ...base, note: most }, base).note).toBe(most)
    expect(fitWeek({ ...base, note: `${most}い`, minutes: 60 }, base)).toEqual({ ...base, minutes: 60 })
  })
})
