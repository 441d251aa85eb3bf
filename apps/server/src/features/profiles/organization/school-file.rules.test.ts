import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { describe, expect, test } from 'vitest'
import { trouble, troubleInWords } from '../list-reading/trouble.texts.ts'
import { readSchoolFile, type SchoolFile } from './school-file.rules.ts'

const header = '代碼,學校名稱,公/私立,縣市名稱,地址,電話,網址'

function readText(text: string, name = 'list.csv', type?: SchoolType) {
  return readSchoolFile({ name, bytes: Buffer.from(text), ...(type === undefined ? {} : { type }) })
}

function fileOf(text: string, name = 'high.csv', type?: SchoolType): SchoolFile {
  const read = readText(text, name, type)
  if (!read.ok) throw new Error(read.trouble.code)
  return read.file
}

describe('a ministry list', () => {
  test('of high schools gives code, full name, county and township, ownership and type', () => {
    const file = fileOf(`${header},備註\n014302,市立海山高中,公立,[01]新北市,[220]新北市板橋區,(02)1,http://x,\n`)
    expect(file).toEqual({
      schools: [
        {
          type: 'high_school',
          code: '014302',
          name: '新北市立海山高中',
          county: 'new_taipei_city',
          ownership: 'public',
          domain: null,
          township: 'new_taipei_banqiao',
        },
      ],
      refused: [],
      olderRows: 0,
    })
  })

  test('of universities has the junior colleges as five-year programs', () => {
    const { schools } = fileOf(
      `${header},體系別\n0003,國立臺灣大學,公立,[33]臺北市,,,,[1]一般\n1283,仁德醫護管理專科學校,私立,[05]苗栗縣,,,,[2]技職\n`,
      'u1_new.csv',
    )
    expect(schools.map(({ code, type }) => [code, type])).toEqual([
      ['0003', 'university_or_graduate_school'],
      ['1283', 'five_year_junior_college_program'],
    ])
  })

  test('is found by the names of its columns, wherever they stand and whatever stands before them', () => {
    const { schools, refused } = fileOf(
      '高級中等學校名錄,,,,\n 學 年 度 ,縣市名稱,公私立, 學校名稱 ,代碼\n115,[33]臺北市,公立,市立建國中學,353301\n',
    )
    expect(refused).toEqual([])
    expect(schools).toEqual([
      { type: 'high_school', code: '353301', name: '臺北市立建國中學', county: 'taipei_city', ownership: 'public' },
    ])
  })

  test.each(['[01]新北市', '[38] 臺北市', ' 台北市　', '[11]台南市', '桃園縣', '[72]連江縣'])(
    'takes the county by its name: %s',
    (county) => {
      const { schools, refused } = fileOf(`${header}\n010301,國立華僑高中,公立,${county},,,\n`)
      expect(refused).toEqual([])
      expect(schools[0]?.county).toMatch(/^(new_taipei|taipei|tainan|taoyuan|lienchiang)_(city|county)$/)
    },
  )

  test('keeps leading zeros, also where a spreadsheet guarded them', () => {
    const { schools } = fileOf(`${header},體系別\n="0001",政大,公立,臺北市,,,,\n'0002,清大,公立,新竹市,,,,\n`, 'u.csv')
    expect(schools.map(({ code }) => code)).toEqual(['0001', '0002'])
  })

  test('loses stray spaces', () => {
    const { schools } = fileOf(`${header}\n 513601 ,市立鹽埕國小　, 公立 ,[51]高雄市,,,\n`, 'e1_new.csv')
    expect(schools[0]).toMatchObject({ code: '513601', name: '高雄市立鹽埕國小', ownership: 'public' })
  })

  test('of several school years counts for its newest', () => {
    const file = fileOf(
      '學年度,代碼,學校名稱,公/私立,縣市名稱\n114,353301,舊名,公立,臺北市\n115,353301,建國中學,公立,臺北市\n',
    )
    expect(file.schools.map(({ name }) => name)).toEqual(['建國中學'])
    expect(file.olderRows).toBe(1)
  })

  test('may be Big5, UTF-16, with a byte order mark, with CRLF', () => {
    const text = `${header}\r\n353301,市立建國中學,公立,[35]臺北市,,,\r\n`
    // 代碼,學校名稱,公/私立,縣市名稱 and one row in Big5.
    const big5 = Buffer.from(
      'a54ebd582cbec7aed5a657bad92ca4bd2fa870a5df2cbfa4a5aba657bad90d0a3335333330312ca5aba5dfabd8b0eaa4a4bec72ca4bda5df2cbb4fa55fa5ab0d0a',
      'hex',
    )
    for (const bytes of [Buffer.from(`\ufeff${text}`), Buffer.from(`\ufeff${text}`, 'utf16le'), big5]) {
      const read = readSchoolFile({ name: 'high.csv', bytes })
      expect(read).toMatchObject({ ok: true, file: { schools: [{ name: '臺北市立建國中學', county: 'taipei_city' }] } })
    }
  })
})

describe('rows that cannot be understood', () => {
  test('are refused with line and reason, and the rest is taken', () => {
    const { schools, refused } = fileOf(
      [
        header,
        '353301,市立建國中學,公立,[35]臺北市,,,',
        ',市立成功中學,公立,[35]臺北市,,,',
        '10301,國立華僑高中,公立,[01]新北市,,,',
        '353303,,公立,[35]臺北市,,,',
        '353304,市立無名高中,公立,[99]東京都,,,',
        '353305,市立無名高中,國立,[35]臺北市,,,',
        '353301,市立又一高中,公立,[35]臺北市,,,',
        `353306,${'長'.repeat(61)},公立,[35]臺北市,,,`,
        '353307',
        '353302,"市立成功中學,公立,[35]臺北市,,,',
        `333301,${'好'.repeat(60)},公立,[33]臺北市,,,`,
      ].join('\r\n'),
    )
    expect(schools.map(({ code }) => code)).toEqual(['353301', '333301'])
    expect(refused.map(({ line, trouble }) => [line, troubleInWords(trouble)])).toEqual([
      [3, 'the code is missing'],
      [4, 'the code "10301" is not one of the ministry\'s (has it lost a leading zero?)'],
      [5, 'the name is missing'],
      [6, 'the county "[99]東京都" is unknown'],
      [7, '"國立" is neither 公立 nor 私立'],
      [8, 'the code stands in line 2 already'],
      [9, 'the name is longer than 60 characters'],
      [10, 'the name is missing'],
      [11, 'a quotation mark is never closed'],
    ])
  })
})

test('a school whose name has lost a character is told with its line', () => {
  const bytes = Buffer.from('代碼,學校名稱,公/私立,縣市名稱\n353301,市立建?中學,公立,[30]臺北市')
  expect(readSchoolFile({ name: 'high.csv', bytes, type: 'high_school' })).toMatchObject({
    file: {
      schools: [],
      refused: [{ line: 2, trouble: trouble('character_lost', { written: '市立建?中學' }) }],
    },
  })
})

describe('a file is refused as a whole', () => {
  test('when it is no text', () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452ff', 'hex')
    expect(readSchoolFile({ name: 'x.csv', bytes: png })).toEqual({
      ok: false,
      trouble: trouble('not_text'),
    })
  })

  test('when it has no header, or lacks a column', () => {
    expect(readText('')).toEqual({ ok: false, trouble: trouble('no_header', { column: '代碼' }) })
    expect(readText('a,b\n1,2\n')).toEqual({ ok: false, trouble: trouble('no_header', { column: '代碼' }) })
    expect(readText('代碼,學校名稱,地址\n1,2,3\n')).toEqual({
      ok: false,
      trouble: trouble('columns_missing', { columns: '公/私立、縣市名稱' }),
    })
  })

  test('when nothing shows its type, unless the operator says it', () => {
    const text = '代碼,學校名稱,公/私立,縣市名稱\n353Z01,實驗教育機構,私立,臺北市\n'
    expect(readText(text)).toEqual({
      ok: false,
      trouble: trouble('type_unknown'),
    })
    expect(readText(text, 'list.csv', 'high_school')).toMatchObject({ ok: true })
  })
})

describe('the type of a list', () => {
  const rows = (code: string, name: string) =>
    `代碼,學校名稱,公/私立,縣市名稱\n${code}1,${name},公立,臺北市\n${code}2,${name},公立,臺北市\n`

  test.each([
    [
      'a column 體系別',
      'list.csv',
      '代碼,學校名稱,公/私立,縣市名稱,體系別\n0001,政大,公立,臺北市,\n',
      'university_or_graduate_school',
    ],
    ['the file name', '/tmp/j1_new.csv', rows('35330', '市立大同高中附設國中'), 'junior_high_school'],
    ['the codes of primary schools', 'a.csv', rows('35360', '某校'), 'primary_school'],
    ['the codes of junior high schools', 'a.csv', rows('35350', '某校'), 'junior_high_school'],
    ['the codes of high schools', 'a.csv', rows('35340', '某校'), 'high_school'],
    ['the names', 'a.csv', rows('353Z0', '市立某某國中'), 'junior_high_school'],
  ])('shows by %s', (_, name, text, type) => {
    expect(fileOf(text, name).schools[0]?.type).toBe(type)
  })

  test('is what the operator says, whatever else shows', () => {
    expect(fileOf(rows('35360', '市立某國小'), 'e1.csv', 'junior_high_school').schools[0]?.type).toBe(
      'junior_high_school',
    )
  })
})
