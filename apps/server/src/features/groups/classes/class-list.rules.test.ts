import { expect, test } from 'vitest'
import { readClassLines, whoIsListed } from './class-list.rules.ts'

const pupil = (studentNumber: string, fullName: string, change: { isIn?: boolean; staysOut?: boolean } = {}) => ({
  studentNumber,
  fullName,
  isIn: false,
  staysOut: false,
  ...change,
})
const school = [
  pupil('112001', '王小明'),
  pupil('S112002', '林小雨'),
  pupil('112003', '陳小海', { isIn: true }),
  pupil('112004', '張小山', { staysOut: true }),
]
const read = (list: string) =>
  whoIsListed(readClassLines(list), school).map((line) => [line.state, line.memberNumber, line.studentNumber])

test.each([
  ['in the order of schools', '1\t王小明\t112001'],
  ['in another order', '112001\t1\t王小明'],
  ['with commas of full width', '１，王小明，１１２００１'],
  ['typed with blanks', '1 王小明 112001'],
  ['with the word for the seat', '1號王小明 112001'],
  ['with a name that is spread out', '1\t王 小 明\t112001'],
  ['with cells that say something else', '1\t王小明\t男\t112001'],
  ['without a name', '1\t112001'],
])('a line %s means whoever has its student number', (_, line) => {
  expect(read(line)).toEqual([['new', '1', '112001']])
})

test('a list has a head, blank lines, and no seat numbers', () => {
  expect(read('姓名\t學號\n王小明\t112001\n\n林小雨\ts112002\n')).toEqual([
    ['new', '', '112001'],
    ['new', '', 'S112002'],
  ])
})

test('the head says which column has which number', () => {
  expect(read('班級\t學號\t座號\t姓名\n101\t112001\t31\t王小明')).toEqual([['new', '31', '112001']])
  expect(read('電話\t學號\t姓名\n112003\t112001\t王小明')).toEqual([['new', '', '112001']])
})

test('of each line it is said what becomes of it, and of nobody more than what the list asks for', () => {
  const list = ['1 李小明 112001', '2 林小雨', '3 陳小海 112003', '4 張小山 112004', '5 112999', '6 王小明 112001']
  expect(read(list.join('\n'))).toEqual([
    ['nameDiffers', '1', '112001'],
    ['noNumber', '2', ''],
    ['isIn', '3', '112003'],
    ['staysOut', '4', '112004'],
    ['unknown', '5', ''],
    ['twice', '6', '112001'],
  ])
})

test('a part of a student number is nobody’s, and a line that names two people neither’s', () => {
  expect(read('1 王小明 11200\n2 112001 112003')).toEqual([
    ['unknown', '1', ''],
    ['unknown', '2', ''],
  ])
})
