import { describe, expect, test } from 'vitest'
import { startingSchools } from './lists/starting-schools.reader.ts'
import { saidNames, schoolNameOf, searchableName } from './school-names.rules.ts'

test.each([
  ['市立中正國小　', 'keelung_city', '基隆市立中正國小'],
  ['縣立東莒國小', 'lienchiang_county', '連江縣立東莒國小'],
  ['縣立楊光國(中)小', 'taoyuan_city', '桃園市立楊光國(中)小'],
  ['國立師大附中', 'taipei_city', '國立師大附中'],
  ['桃園市復旦高中', 'taoyuan_city', '桃園市復旦高中'],
] as const)('%s says whose it is', (written, county, name) => {
  expect(schoolNameOf(written, county)).toBe(name)
})

test.each([
  ['台北市立建國中學', '臺北市立建國中學'],
  ['Ｎｔｕ', 'NTU'],
  ['連江縣立介壽國（中）小', '連江縣立介壽國(中)小'],
  ['台灣 大學', '臺灣大學'],
])('%s and %s are alike when searched', (one, other) => {
  expect(searchableName(one)).toBe(searchableName(other))
})

describe('on the ministry’s list', () => {
  const schools = startingSchools()
  /** Schools that a name in a list of people means. */
  const meant = (written: string) => {
    const said = saidNames(written)
    const found = schools.filter(
      ({ name, county }) =>
        (said.county === undefined || said.county === county) &&
        saidNames(name).keys.some((key) => said.keys.includes(key)),
    )
    return [...new Set(found.map(({ name }) => name))]
  }

  test.each([
    ['臺北市立第一女子高級中學', '臺北市立北一女中'],
    ['北一女中', '臺北市立北一女中'],
    ['臺北市立建國高級中學', '臺北市立建國中學'],
    ['建國高中', '臺北市立建國中學'],
    ['國立臺南第一高級中學', '國立臺南一中'],
    ['南一中', '國立臺南一中'],
    ['台中女中', '臺中市立臺中女中'],
    ['高雄市立高雄女子高級中學', '高雄市立高雄女中'],
    ['臺北市立大安高級工業職業學校', '臺北市立大安高工'],
    ['大安高工', '臺北市立大安高工'],
    ['私立稻江高級商業職業學校', '私立稻江高商'],
    ['嘉義市立大業國民中學', '嘉義市立大業國中'],
  ])('%s is %s', (written, name) => expect(meant(written)).toEqual([name]))

  test('a name that several have means all of them, and with its county one', () => {
    expect(meant('建國國中').length).toBeGreaterThan(1)
    expect(meant('苗栗縣立建國國民中學')).toEqual(['苗栗縣立建國國中'])
  })

  test('every school is found by its own name, and its kind in full means it, too', () => {
    const full = (name: string) =>
      name
        .replace(/國中$/, '國民中學')
        .replace(/國小$/, '國民小學')
        .replace(/女中$/, '女子高級中學')
        .replace(/高中$/, '高級中學')
    for (const { name } of schools) expect(meant(full(name)), name).toContain(name)
  })
})
