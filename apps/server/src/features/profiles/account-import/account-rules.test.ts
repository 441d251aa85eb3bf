import { describe, expect, test } from 'vitest'
import { fromPeople } from '../../../testing/from-people/from-people.fixture.ts'
import { readablePassword } from '../../accounts/index.ts'
import type { KnownSchool } from '../organization/import-plan.rules.ts'
import { readAccountFile } from './account-file.rules.ts'
import { gradeOf } from './grades.rules.ts'

const school = (change: Partial<KnownSchool> = {}): KnownSchool => ({
  id: 'school-1',
  type: 'high_school',
  code: '353301',
  name: '臺北市立建國中學',
  county: 'taipei_city',
  ownership: 'public',
  isClosed: false,
  ...change,
})
const header = '學校代碼,姓名,學號,年級,班級,電子郵件'
const read = (
  rows: string,
  schools = [school()],
  encode: (text: string) => Uint8Array = (text) => Buffer.from(text),
) => {
  const result = readAccountFile(encode(`${header}\r\n${rows}`), schools)
  if (!result.ok) throw new Error(result.trouble.code)
  return result.file
}

test.each<[string, string, Parameters<typeof gradeOf>[1]]>([
  ['2', 'high_2', 'high_school'],
  ['11', 'high_2', 'high_school'],
  ['高二', 'high_2', 'high_school'],
  ['國八', 'junior_high_2', 'junior_high_school'],
  ['五年級', 'primary_5', 'primary_school'],
  ['五專三年級', 'junior_college_3', 'five_year_junior_college_program'],
])('the grade %s is %s', (written, grade, type) => expect(gradeOf(written, type)).toBe(grade))

test('a grade that the school does not have is none', () => {
  expect(gradeOf('4', 'high_school')).toBeUndefined()
  expect(gradeOf('九', 'high_school')).toBeUndefined()
  expect(gradeOf('', 'high_school')).toBeUndefined()
})

test('a first password can be read from paper, and is another each time', () => {
  const made = new Set(Array.from({ length: 200 }, readablePassword))
  expect(made.size).toBe(200)
  for (const password of made) expect(password).toMatch(/^[a-z]{4}-[a-z]{4}-[2-9]{4}$/)
})

describe('a list', () => {
  test('is read without what programs leave in it, and in any width', () => {
    const { people, bad } = read(
      '353301,林\u200b小\u0007雨,ａ１２３４,高二,二年\u000b三\u00ad班,Ｒａｉｎ＠Ｓｃｈｏｏｌ．Ｔｅｓｔ',
    )
    expect(bad).toEqual([])
    expect(people).toMatchObject([
      { fullName: '林小雨', studentNumber: 'A1234', className: '二年 三班', email: 'rain@school.test' },
    ])
  })

  test('is understood by the names of its columns, the school by code or name', () => {
    const { people, bad } = read(
      '353301,林小雨,a1234,高二,二年三班,Rain@School.Test\r\n台北市立建國中學,陳大山,="0012",1,101,',
    )
    expect(bad).toEqual([])
    expect(people).toMatchObject([
      { schoolId: 'school-1', studentNumber: 'A1234', grade: 'high_2', email: 'rain@school.test' },
      { studentNumber: '0012', fullName: '陳大山', className: '101', email: null },
    ])
  })

  test.each<[string, (text: string) => Uint8Array]>([
    ['with a byte-order mark', (text) => Buffer.from(`\ufeff${text}`)],
    // 林 in Big5 is AA 4C; the header may as well be in English.
    [
      'in Big5',
      () =>
        Buffer.concat([
          Buffer.from('school,name,student id,grade,class\n353301,'),
          Buffer.from([0xaa, 0x4c, 0xa4, 0x70]),
          Buffer.from(',a1234,2,203'),
        ]),
    ],
  ])('may be %s', (_, encode) => {
    expect(read('353301,林小,a1234,2,203,', [school()], encode).people).toMatchObject([{ fullName: '林小' }])
  })

  test.each([
    ['999999,林小雨,a1,2,203,', '學校', 'school_unknown', { written: '999999' }],
    ['353301,林,a1,2,203,', '姓名', 'person_name_wrong', { written: '林' }],
    ['353301,林小雨,a-1,2,203,', '學號', 'number_wrong', { written: 'a-1' }],
    ['353301,林小雨,a1,8,203,', '年級', 'grade_unknown', { written: '8', school: school().name }],
    ['353301,林小雨,a1,2,,', '班級', 'class_wrong', { limit: 20 }],
    ['353301,林小雨,a1,2,203,nowhere', '電子郵件', 'email_wrong', { written: 'nowhere' }],
  ])('tells of a bad row where it is: %s', (row, column, code, values) => {
    expect(read(`353301,陳大山,a0,1,101,\r\n${row}`)).toMatchObject({
      people: [{ fullName: '陳大山' }],
      bad: [{ line: 3, column, trouble: { code, values } }],
    })
  })

  test.each([
    ['U+FFFD', '林\ufffd恩'],
    ['a question mark inside', '林?恩'],
    ['a question mark at the end', '林小?'],
    ['a wide question mark', '林？恩'],
    ['an empty square', '林□恩'],
    ['the sign for a missing letter', '林〓恩'],
    ['a private sign of Unicode', '林\ue083恩'],
  ])('tells of a name that has lost a character, with its line: %s', (_what, name) => {
    const { people, bad } = read(`353301,陳大山,a0,1,101,\r\n353301,${name},a1,2,203,`)
    expect(people).toMatchObject([{ fullName: '陳大山' }])
    expect(bad).toEqual([{ line: 3, column: '姓名', trouble: { code: 'character_lost', values: { written: name } } }])
  })

  test('tells of a class that has lost one', () => {
    expect(read('353301,林小雨,a1,2,二年?班,').bad).toMatchObject([
      { line: 2, column: '班級', trouble: { code: 'character_lost', values: { written: '二年?班' } } },
    ])
  })

  test('lets rare characters and other signs in names be', () => {
    const names = ['林𠮷恩', '喆堃', '伊斯坦大．貝雅夫', 'Ciwas‧Ali']
    const { people } = read(names.map((name, index) => `353301,${name},a${index},2,203,`).join('\r\n'))
    expect(people.map(({ fullName }) => fullName)).toEqual(names)
  })

  describe('in Big5', () => {
    const inBig5 = (...name: number[]) =>
      Buffer.concat([
        Buffer.from('school,name,student id,grade,class\n353301,'),
        Buffer.from([0xaa, 0x4c, 0xa4, 0x70]),
        Buffer.from(',a1,2,203\n353301,'),
        Buffer.from([0xaa, 0x4c, ...name, 0xa4, 0x70]),
        Buffer.from(',a2,2,203\n'),
      ])
    test.each([
      ['a character of the school’s own', [0xfa, 0xe5]],
      ['another one of the school’s own', [0x8e, 0x40]],
      ['bytes that are no character', [0xf9, 0xff]],
      ['a lost one', [0x3f]],
    ] as const)('tells of %s, with its line, and takes the others', (_what, name) => {
      const result = readAccountFile(inBig5(...name), [school()])
      if (!result.ok) throw new Error(result.trouble.code)
      expect(result.file.people).toMatchObject([{ fullName: '林小', studentNumber: 'A1' }])
      expect(result.file.bad).toMatchObject([{ line: 3, column: '姓名', trouble: { code: 'character_lost' } }])
    })
  })

  test('with a character cut in the middle of UTF-8 is read, and its line told', () => {
    const row = Buffer.from(`${header}\r\n353301,陳大山,a0,1,101,\r\n353301,林恩,a1,2,203,`)
    const cut = Buffer.concat([row.subarray(0, row.indexOf('林') + 2), row.subarray(row.indexOf('恩'))])
    const result = readAccountFile(cut, [school()])
    if (!result.ok) throw new Error(result.trouble.code)
    expect(result.file.people).toMatchObject([{ fullName: '陳大山' }])
    expect(result.file.bad).toMatchObject([{ line: 3, column: '姓名', trouble: { code: 'character_lost' } }])
  })

  test('that is no text stays refused', () => {
    for (const name of ['no-eoi.jpg', 'protected.docx']) {
      expect(readAccountFile(fromPeople(name), [school()])).toMatchObject({ trouble: { code: 'not_text' } })
    }
  })

  test('of a school is read, and the row that lost a character is told', () => {
    const result = readAccountFile(fromPeople('roster-lost-character.csv'), [school({ code: '311401' })])
    if (!result.ok) throw new Error(result.trouble.code)
    expect(result.file.people).toEqual([])
    expect(result.file.bad).toEqual([
      { line: 2, column: '姓名', trouble: { code: 'character_lost', values: { written: '林\ufffd明' } } },
    ])
  })

  test('names nobody twice', () => {
    const { people, bad } = read(
      '353301,林小雨,a1,2,203,a@b.test\r\n353301,林小雲,A1,2,203,\r\n353301,林小雪,a2,2,203,A@b.test',
    )
    expect(people).toHaveLength(1)
    expect(bad).toMatchObject([
      { line: 3, column: '學號' },
      { line: 4, column: '電子郵件' },
    ])
  })

  test('that stands for several kinds of school is told apart by the grade', () => {
    const both = [school(), school({ id: 'school-2', type: 'junior_high_school' })]
    expect(read('353301,林小雨,a1,8,203,', both).people).toMatchObject([{ schoolId: 'school-2' }])
    expect(read('353301,林小雨,a1,2,203,', both).bad).toMatchObject([{ column: '學校' }])
  })

  describe('with guardians', () => {
    const columns = '姓名,學號,年級,班級,電子郵件,身分,家長姓名,家長信箱,家長2姓名,家長２信箱'
    const withGuardians = (row: string) => {
      const result = readAccountFile(Buffer.from(`${columns}\r\n${row}`), [school()], { defaultSchoolId: 'school-1' })
      if (!result.ok) throw new Error(result.trouble.code)
      return { guardians: result.file.people.flatMap((one) => one.guardians), bad: result.file.bad }
    }

    test.each<[string, string, { name: string; email: string }[]]>([
      ['has none where none is written', '林小雨,a1,2,203,,,,,,', []],
      [
        'has two at most',
        '林小雨,a1,2,203,,,林大同,Dad@Home.test,李美玲,mom@home.test',
        [
          { name: '林大同', email: 'dad@home.test' },
          { name: '李美玲', email: 'mom@home.test' },
        ],
      ],
      ['needs no name', '林小雨,a1,2,203,,,,dad@home.test,,', [{ name: '', email: 'dad@home.test' }]],
      ['invites nobody without an address', '林小雨,a1,2,203,,,林大同,,,', []],
      [
        'takes a shared address once',
        '林小雨,a1,2,203,,,林大同,us@home.test,李美玲,us@home.test',
        [{ name: '林大同', email: 'us@home.test' }],
      ],
      ['has none of whoever teaches', '林老師,a1,,,t@b.test,老師,林大同,dad@home.test,,', []],
    ])('a row %s', (_, row, guardians) => expect(withGuardians(row)).toEqual({ guardians, bad: [] }))

    test.each([
      ['家長信箱', 'email_wrong', '林小雨,a1,2,203,,,,dad at home,,'],
      ['家長2信箱', 'email_wrong', '林小雨,a1,2,203,,,,,,mom@'],
      ['家長信箱', 'guardian_email_own', '林小雨,a1,2,203,Rain@b.test,,,rain@b.test,,'],
      ['家長姓名', 'person_name_wrong', '林小雨,a1,2,203,,,林,dad@home.test,,'],
      ['家長2姓名', 'character_lost', '林小雨,a1,2,203,,,,,林\ufffd同,mom@home.test'],
    ])('tells what is wrong with %s: %s', (column, code, row) => {
      expect(withGuardians(row)).toMatchObject({ guardians: [], bad: [{ line: 2, column, trouble: { code } }] })
    })
  })

  test('without a column that is needed is refused as a whole', () => {
    expect(readAccountFile(Buffer.from('學號,姓名\r\n1,林'), [])).toEqual({
      ok: false,
      trouble: { code: 'columns_missing', values: { columns: '學校、班級' } },
    })
    expect(readAccountFile(Buffer.from('hello'), [])).toMatchObject({ ok: false })
  })
})
