import { expect, test } from 'vitest'
import { readNumberLines, whoIsNamed } from './number-list.rules.ts'

const read = (list: string) => readNumberLines(list).map(({ memberNumber, names }) => [memberNumber, names[0]])

test.each([
  ['a row of a table', '07\t王小明', ['07', '王小明']],
  ['a row with an empty cell', '7\t\t王小明', ['7', '王小明']],
  ['a comma', '7,王小明', ['7', '王小明']],
  ['a comma of full width', '７，王小明', ['7', '王小明']],
  ['a blank', '7 王小明', ['7', '王小明']],
  ['a blank of full width', '7　王小明', ['7', '王小明']],
  ['a dot', '7. 王小明', ['7', '王小明']],
  ['a pause mark', '7、王小明', ['7', '王小明']],
  ['the word for it', '7號王小明', ['7', '王小明']],
  ['nothing between', '7王小明', ['7', '王小明']],
  ['the number behind', '王小明 7', ['7', '王小明']],
  ['the number behind with nothing between', '王小明7號', ['7', '王小明']],
  ['a foreign name', '12 Amy Chen', ['12', 'Amy Chen']],
  ['a short foreign name before it', 'Amy 12', ['12', 'Amy']],
  ['letters in the number', 'a1 王小明', ['A1', '王小明']],
  ['no name', '7', [null, undefined]],
  ['no number', '王小明', [null, '王小明']],
  ['a number that is too long', '1234 王小明', [null, '1234 王小明']],
])('a line is read with %s', (_, line, expected) => {
  expect(read(line)).toEqual([expected])
})

test('the head of a table says which column has the numbers, and blank lines are none', () => {
  const list = '班級\t座號\t姓名\n\n701\t7\t王小明\n701\t8\t林小雨\n'
  expect(readNumberLines(list)).toEqual([
    { line: 3, written: '701\t7\t王小明', memberNumber: '7', names: ['701 王小明', '701', '王小明'] },
    { line: 4, written: '701\t8\t林小雨', memberNumber: '8', names: ['701 林小雨', '701', '林小雨'] },
  ])
})

const member = (id: string, ...names: (string | null)[]) => ({
  person: { id, displayName: id, avatar: null, isDeleted: false },
  username: id,
  memberNumber: '',
  names,
})
const whoIs = whoIsNamed([
  member('a', '小明', 's1120501', null),
  member('b', '小明', 's1120502', ''),
  member('c', 'Amy Chen', 'amy', '陳愛美'),
])
const idsOf = (...names: string[]) => whoIs(names).map(({ person }) => person.id)

test('a person is named by any of their names, however it is written', () => {
  expect(idsOf('amychen')).toEqual(['c'])
  expect(idsOf('ＡＭＹ')).toEqual(['c'])
  expect(idsOf('陳 愛美')).toEqual(['c'])
  expect(idsOf('陳愛')).toEqual([])
  expect(idsOf('')).toEqual([])
})

test('of namesakes the one with more of what is written is meant', () => {
  expect(idsOf('小明')).toEqual(['a', 'b'])
  expect(idsOf('小明 s1120502', '小明', 's1120502')).toEqual(['b'])
})
