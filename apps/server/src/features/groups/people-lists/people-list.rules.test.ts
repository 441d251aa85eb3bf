import { groupLimits } from '@learntrail/contract/groups/limits'
import { expect, test } from 'vitest'
import { bySeat, checkListed, mostListed, type PeopleList, tableOf, wideColumns } from './people-list.rules.ts'
import { peopleListTexts } from './people-list.texts.ts'

const texts = peopleListTexts.tw
const list: PeopleList = {
  kind: '分組名單',
  about: '',
  lead: '組別',
  columns: ['狀態'],
  people: [
    { person: { id: 'a', displayName: '小晴' }, memberNumber: '07', lead: '第 1 組', cells: ['缺交'] },
    { person: { id: 'b', displayName: '走了的人' }, memberNumber: '', lead: '未分組', cells: [null] },
  ],
}
const knownOf = (id: string) => (id === 'a' ? { realName: '王小明', studentNumber: 's1' } : undefined)

test('a spreadsheet of a class has real name, student number and nickname, and seat numbers as they are written', () => {
  expect(tableOf(list, { form: 'xlsx', isClass: true, texts }, knownOf)).toEqual({
    head: ['組別', '座號', '姓名', '學號', '暱稱', '狀態'],
    rows: [
      ['第 1 組', '07', '王小明', 's1', '小晴', '缺交'],
      ['未分組', '', '', '', '走了的人', null],
    ],
  })
})

test('paper says the nickname only of whoever has no other name', () => {
  expect(tableOf(list, { form: 'paper', isClass: true, texts }, knownOf).rows).toEqual([
    ['第 1 組', '07', '王小明', 's1', '缺交'],
    ['未分組', '', '走了的人', '', null],
  ])
})

test('a sheet to sign leaves room in place of what the list says', () => {
  const { head, rows } = tableOf(list, { form: 'signing', isClass: true, texts }, knownOf)
  expect(head).toEqual(['組別', '座號', '姓名', '學號', '簽名', '備註'])
  expect(rows[0]).toEqual(['第 1 組', '07', '王小明', 's1', null, null])
})

test('a group that is no class has nicknames alone', () => {
  const { lead: _, ...bare } = list
  expect(tableOf(bare, { form: 'csv', isClass: false, texts }, knownOf)).toEqual({
    head: ['座號', '名稱', '狀態'],
    rows: [
      ['07', '小晴', '缺交'],
      ['', '走了的人', null],
    ],
  })
})

test('one person more than a file lists is refused', () => {
  expect(() => checkListed(groupLimits.listed)).not.toThrow()
  expect(() => checkListed(mostListed)).toThrow(expect.objectContaining({ code: 'PEOPLE_LIST_TOO_LONG' }))
})

test('a moment stays on one line of a page, and what is long shares the rest', () => {
  const head = ['座號', '姓名', '閱讀時間', '家長簽名']
  const row = ['7', '王小明', '2026-11-28 14:05', '2026-11-28 王先生（紙本）']
  expect(wideColumns(head, [row], 'paper')).toEqual([false, false, false, true])
  expect(wideColumns(head, [row.with(3, '')], 'paper')).toEqual([false, false, false, true])
  expect(wideColumns(head, [row], 'signing')).toEqual([false, false, true, true])
})

test('a class stands by its seat numbers, whatever else its people are, and its teachers before it', () => {
  const people = [
    ['', '3'],
    ['8', '1008'],
    ['2', '1002'],
    ['12', '1012'],
    ['', '3'],
  ].map(([memberNumber = '', numberOrder = ''], at) => ({ memberNumber, numberOrder, at }))
  expect(bySeat(people).map(({ at }) => at)).toEqual([0, 4, 2, 1, 3])
})
