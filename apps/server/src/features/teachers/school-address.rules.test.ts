import { expect, test } from 'vitest'
import { isOfTeacher, isTeachersDomain } from './school-address.rules.ts'

const own = ['fg.tp.edu.tw', 'ntu.edu.tw', 'stu.fg.tp.edu.tw']

test.each([
  ['chen@fg.tp.edu.tw', true],
  ['Mei.Chen2@FG.TP.EDU.TW', true],
  ['chen@tp.edu.tw', false],
  ['chen@other.tp.edu.tw', false],
  // Subdomains may be for anybody.
  ['chen@gm.fg.tp.edu.tw', false],
  ['chen@stu.ntu.edu.tw', false],
  ['chen@stu.fg.tp.edu.tw', false],
  ['b10901001@ntu.edu.tw', false],
  ['1150001@fg.tp.edu.tw', false],
  ['r09a1234@ntu.edu.tw', true],
  ['chen@fg.tp.edu.tw.example.com', false],
])('%s shows that somebody teaches there: %s', (email, isTheirs) => {
  expect(isOfTeacher(email, own, ['edu.tw'])).toBe(isTheirs)
})

test.each([
  ['mail.fg.tp.edu.tw', true],
  ['edu.tw', false],
  ['gmail.com', false],
  ['std.fg.tp.edu.tw', false],
])('%s can be of teachers: %s', (domain, can) => expect(isTeachersDomain(domain, ['edu.tw'])).toBe(can))
