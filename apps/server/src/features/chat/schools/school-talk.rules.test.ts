import { expect, test } from 'vitest'
import { whySchoolRefuses } from './school-talk.rules.ts'

const open = { talk: 'open', from: null, until: null, isWithTeacher: false } as const
const at = (time: string) => new Date(`2026-11-24T${time}+08:00`)

test('off is off, and with teachers only where one is in the room', () => {
  expect(whySchoolRefuses(open, at('23:00'))).toBeUndefined()
  expect(whySchoolRefuses({ ...open, talk: 'off', isWithTeacher: true }, at('10:00'))).toBe('CHATROOM_SCHOOL_REFUSED')
  expect(whySchoolRefuses({ ...open, talk: 'teachers' }, at('10:00'))).toBe('CHATROOM_SCHOOL_REFUSED')
  expect(whySchoolRefuses({ ...open, talk: 'teachers', isWithTeacher: true }, at('10:00'))).toBeUndefined()
})

test('its hours hold to the minute', () => {
  const hours = { ...open, from: 7 * 60, until: 21 * 60 }
  const why = (time: string) => whySchoolRefuses(hours, at(time))
  expect(['06:59', '07:00', '20:59', '21:00'].map(why)).toEqual([
    'CHATROOM_SCHOOL_RESTING',
    undefined,
    undefined,
    'CHATROOM_SCHOOL_RESTING',
  ])
})
