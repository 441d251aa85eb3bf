import { expect, test } from 'vitest'
import { readerLine, watermarkLines } from './watermark.rules.ts'

const rain = { displayName: '林小雨', schoolName: '市立內湖高中' }

test('says who reads, where they learn, and the hour in Taipei', () => {
  expect(watermarkLines(rain, new Date('2026-11-21T15:59:59.999Z'))).toEqual([
    '林小雨',
    '市立內湖高中',
    '2026-11-21 23 時',
  ])
  expect(watermarkLines({ ...rain, schoolName: null }, new Date('2026-11-21T16:00:00Z'))).toEqual([
    '林小雨',
    '2026-11-22 00 時',
  ])
})

test('is the same for a whole hour', () => {
  const at = (time: string) => watermarkLines(rain, new Date(`2026-11-21T${time}Z`)).join()
  expect(at('02:00:00')).toBe(at('02:59:59'))
  expect(at('02:59:59')).not.toBe(at('03:00:00'))
})

test('the line at the foot says who reads and the day in Taipei', () => {
  expect(readerLine(rain, new Date('2026-11-21T16:00:00Z'))).toEqual(['林小雨', '2026-11-22'])
})
