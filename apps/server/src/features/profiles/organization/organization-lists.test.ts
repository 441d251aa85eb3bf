import { generalDiscipline, schoolTypes } from '@learntrail/contract/profiles/organization-codes'
import { universityGroups, vocationalGroups } from '@learntrail/contract/tags/tags'
import { describe, expect, test } from 'vitest'
import { startingSchools } from './lists/starting-schools.reader.ts'
import * as lists from './organization-lists.mapping.ts'

const all = schoolTypes

describe('places', () => {
  test('are 22 counties and cities with 368 townships', () => {
    const counties = lists.counties()
    expect(counties).toHaveLength(22)
    expect(counties.flatMap(({ townships }) => townships)).toHaveLength(368)
    expect(Object.fromEntries(counties.map(({ label, townships }) => [label.tw, townships.length]))).toEqual({
      基隆市: 7,
      臺北市: 12,
      新北市: 29,
      桃園市: 13,
      新竹市: 3,
      新竹縣: 13,
      苗栗縣: 18,
      臺中市: 29,
      彰化縣: 26,
      南投縣: 13,
      雲林縣: 20,
      嘉義市: 2,
      嘉義縣: 18,
      臺南市: 37,
      高雄市: 38,
      屏東縣: 33,
      宜蘭縣: 12,
      花蓮縣: 13,
      臺東縣: 16,
      澎湖縣: 6,
      金門縣: 6,
      連江縣: 4,
    })
  })

  test('have codes of their own and names that say what they are', () => {
    const townships = lists.counties().flatMap((county) => county.townships)
    expect(new Set(townships.map(({ code }) => code)).size).toBe(368)
    for (const { label } of townships) {
      expect(label.tw).toMatch(/^[\p{Script=Han}]+[區鄉鎮市]$/u)
      expect(label.tw).not.toContain('台')
      expect(label.en).toMatch(/^[A-Z][a-z]+('?[a-z]+)?( [A-Z][a-z]+)* (District|Township|City)$/)
    }
  })
})

describe('disciplines', () => {
  test('are the general high school, 15 vocational and 18 university groups', () => {
    const codesOf = (kind: string) =>
      lists
        .disciplines()
        .filter((one) => one.kind === kind)
        .map(({ code }) => code)
    expect(codesOf('general')).toEqual([generalDiscipline])
    expect(codesOf('vocational')).toEqual([...vocationalGroups])
    expect(codesOf('university')).toEqual([...universityGroups])
  })

  test('are those of the type of school', () => {
    expect(lists.disciplines('high_school')).toHaveLength(16)
    expect(lists.disciplines('university_or_graduate_school')).toHaveLength(18)
    expect(lists.disciplines('five_year_junior_college_program').map(({ code }) => code)).toContain('medicine_health')
    expect(lists.disciplines('primary_school')).toEqual([])
    expect(lists.disciplines('junior_high_school')).toEqual([])
  })

  test('have departments of their own, and one for those whom the list forgets', () => {
    for (const { code, schoolTypes } of lists.disciplines()) {
      for (const type of schoolTypes) {
        const departments = lists.departments(code, type)
        expect(departments.length).toBeGreaterThanOrEqual(3)
        expect(new Set(departments.map((one) => one.code)).size).toBe(departments.length)
        expect(departments.at(-1)?.label.en).toBe('Other')
      }
    }
  })
})

test('every type of school has grades and titles', () => {
  expect(all.map((type) => lists.grades(type).length)).toEqual([6, 3, 4, 6, 9])
  for (const type of all) expect(lists.teacherTitles(type).length).toBeGreaterThanOrEqual(10)
})

describe('the starting list of schools', () => {
  const schools = startingSchools()
  const countOf = (type: string) => schools.filter((one) => one.type === type)

  test('has several hundred, each once', () => {
    expect(countOf('university_or_graduate_school').length).toBeGreaterThan(130)
    expect(countOf('high_school').length).toBeGreaterThan(500)
    expect(new Set(schools.map(({ type, code }) => `${type} ${code}`)).size).toBe(schools.length)
  })

  test('has high schools and primary schools in every county', () => {
    expect(new Set(countOf('high_school').map(({ county }) => county)).size).toBe(22)
    expect(new Set(countOf('primary_school').map(({ county }) => county)).size).toBe(22)
  })
})
