import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { switchLocale } from '../i18n/i18n.ts'
import {
  formatAgo,
  formatDay,
  formatFullDay,
  formatMonth,
  formatSchoolTerm,
  formatTime,
  formatToTheSecond,
  today,
} from './dates.ts'

test('school years are ROC years that turn in August; the second semester begins in February', () => {
  expect(formatSchoolTerm('2026-11-21')).toBe('115-1')
  expect(formatSchoolTerm('2026-08-01')).toBe('115-1')
  expect(formatSchoolTerm('2026-07-31')).toBe('114-2')
  expect(formatSchoolTerm('2027-01-31')).toBe('115-1')
  expect(formatSchoolTerm('2027-02-01')).toBe('115-2')
})

test('days are written as the language writes them, with the year only when it is another', async () => {
  const now = new Date('2026-11-21T12:00:00+08:00')
  expect(formatDay('2026-11-18', now)).toBe('11\u00a0月\u00a018\u00a0日')
  expect(formatDay('2025-11-18', now)).toBe('2025\u00a0年\u00a011\u00a0月\u00a018\u00a0日')
  expect(formatMonth('2026-11-18')).toBe('2026\u00a0年\u00a011\u00a0月')
  await switchLocale('en')
  expect(formatDay('2026-11-18', now)).toBe('Nov 18')
})

test('a receipt says the second, in Taiwan', async () => {
  expect(formatToTheSecond('2026-11-18T16:05:09.000Z')).toBe('2026\u00a0年\u00a011\u00a0月\u00a019\u00a0日 00:05:09')
  await switchLocale('en')
  expect(formatToTheSecond('2026-11-18T16:05:09.000Z')).toBe('November 19, 2026 00:05:09')
})

test.each([
  ['11:00:30', '59 分鐘前'],
  ['11:00:00', '1 小時前'],
  ['10:01:00', '1 小時前'],
])('at noon, %s is %s', (time, said) => {
  expect(formatAgo(`2026-11-21T${time}+08:00`, new Date('2026-11-21T12:00:00+08:00'))).toBe(said)
})

test.each([
  ['2026-11-21T00:00:20+08:00', '2026-11-21T23:59:50+08:00', '23 小時前'],
  ['2026-11-20T08:00:00+08:00', '2026-11-21T23:30:00+08:00', '昨天'],
  ['2026-11-19T23:30:00+08:00', '2026-11-21T00:30:00+08:00', '前天'],
  ['2026-11-15T00:30:00+08:00', '2026-11-21T23:30:00+08:00', '6 天前'],
  ['2026-11-14T23:30:00+08:00', '2026-11-21T00:30:00+08:00', '11\u00a0月\u00a014\u00a0日'],
])('days are counted as the calendar of Taiwan turns them: %s seen at %s', (moment, now, said) => {
  expect(formatAgo(moment, new Date(now))).toBe(said)
})

test('a recent moment is told from now, an older one by its day', async () => {
  const now = new Date('2026-11-21T12:00:00+08:00')
  expect(formatAgo(now, now)).toBe('剛剛')
  expect(formatAgo(new Date('2026-11-21T11:55:00+08:00'), now)).toBe('5 分鐘前')
  expect(formatAgo(new Date('2026-11-21T09:00:00+08:00'), now)).toBe('3 小時前')
  expect(formatAgo(new Date('2026-11-20T12:00:00+08:00'), now)).toBe('昨天')
  expect(formatAgo(new Date('2026-11-01T12:00:00+08:00'), now)).toBe('11\u00a0月\u00a01\u00a0日')
  await switchLocale('en')
  expect(formatAgo(now, now)).toBe('just now')
})

describe.each(['Asia/Taipei', 'America/Los_Angeles', 'Pacific/Auckland'])('on a device in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test.each([
    ['2026-12-31T15:59:00Z', '2026-12-31', '2026\u00a0年\u00a012\u00a0月\u00a031\u00a0日 星期四', '23:59', '115-1'],
    ['2026-12-31T16:00:00Z', '2027-01-01', '2027\u00a0年\u00a01\u00a0月\u00a01\u00a0日 星期五', '00:00', '115-1'],
    ['2026-07-31T16:30:00Z', '2026-08-01', '2026\u00a0年\u00a08\u00a0月\u00a01\u00a0日 星期六', '00:30', '115-1'],
  ])('%s is what a clock in Taiwan shows', (moment, day, fullDay, time, term) => {
    expect(today(new Date(moment))).toBe(day)
    expect(formatFullDay(moment)).toBe(fullDay)
    expect(formatFullDay(day)).toBe(fullDay)
    expect(formatTime(moment)).toBe(time)
    expect(formatSchoolTerm(moment)).toBe(term)
  })

  test('a year ends when it ends in Taiwan', () => {
    const now = new Date('2026-12-31T16:30:00Z')
    expect(formatDay('2027-01-01', now)).toBe('1\u00a0月\u00a01\u00a0日')
    expect(formatDay('2026-12-31', now)).toBe('2026\u00a0年\u00a012\u00a0月\u00a031\u00a0日')
  })
})
