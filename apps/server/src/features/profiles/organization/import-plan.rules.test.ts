import { describe, expect, test } from 'vitest'
import { type KnownSchool, planImport } from './import-plan.rules.ts'
import type { FileSchool, SchoolFile } from './school-file.rules.ts'

const school = (change: Partial<FileSchool> = {}): FileSchool => ({
  type: 'high_school',
  code: '353301',
  name: '臺北市立建國中學',
  county: 'taipei_city',
  ownership: 'public',
  ...change,
})

let made = 0
const known = (change: Partial<KnownSchool> = {}): KnownSchool => {
  made += 1
  return { id: `school-${made}`, isClosed: false, ...school(), ...change }
}

const file = (schools: FileSchool[], refused: SchoolFile['refused'] = []): SchoolFile => ({
  schools,
  refused,
  olderRows: 0,
})

describe('an import', () => {
  test('adds what is new, changes what differs and leaves the rest', () => {
    const same = known()
    const renamed = known({ code: '353302', name: '舊名' })
    const moved = known({ code: '353303', county: 'keelung_city' })
    const plan = planImport(
      [same, renamed, moved],
      file([
        school(),
        school({ code: '353302', name: '新名' }),
        school({ code: '353303' }),
        school({ code: '353304' }),
      ]),
    )
    expect(plan.added.map(({ code }) => code)).toEqual(['353304'])
    expect(plan.changed.map(({ known }) => known)).toEqual([renamed, moved])
    expect(plan.unchanged).toBe(1)
    expect(plan.gone).toEqual([])
  })

  test('takes for gone what a list of the same type no longer names', () => {
    const [named, unnamed] = [known(), known({ code: '353302' })]
    const plan = planImport([named, unnamed], file([school()]))
    expect(plan.gone).toEqual([unnamed])
  })

  test('leaves other types of school alone', () => {
    const primary = known({ type: 'primary_school', code: '353601' })
    const plan = planImport([known(), primary], file([school()]))
    expect(plan.gone).toEqual([])
    expect(plan.coverage.map(({ type }) => type)).toEqual(['high_school'])
  })

  test('takes nothing for gone when the list names less than half of what is known', () => {
    const all = [known(), known({ code: '353302' }), known({ code: '353303' })]
    const plan = planImport(all, file([school()]))
    expect(plan.gone).toEqual([])
    expect(plan.coverage).toEqual([{ type: 'high_school', known: 3, named: 1, isCovered: false }])
  })

  test('does not take for gone a school whose row was refused, nor one of our own list', () => {
    const [refused, own] = [known({ code: '353302' }), known({ code: 'LT-0001', name: '中央警察大學' })]
    const plan = planImport(
      [known(), refused, own],
      file([school()], [{ line: 3, trouble: { code: 'county_unknown', values: {} }, code: '353302' }]),
    )
    expect(plan.gone).toEqual([])
  })

  test('opens a closed school that is listed again, and does not close it twice', () => {
    const closed = known({ isClosed: true })
    expect(planImport([closed, known({ code: '1' })], file([school()])).changed[0]?.known).toBe(closed)
    expect(planImport([closed, known({ code: '353302' })], file([school({ code: '353302' })])).gone).toEqual([])
  })

  test('knows a school by its name when its code is new', () => {
    const renumbered = known({ code: 'LT-0007', name: '臺北市立介壽國中', type: 'junior_high_school' })
    const listed = school({ code: '313501', name: '台北市立介壽國中', type: 'junior_high_school' })
    const plan = planImport([renumbered], file([listed]))
    expect(plan.added).toEqual([])
    expect(plan.changed).toEqual([{ known: renumbered, becomes: listed }])
  })

  test('does not guess between two of the same name', () => {
    const twins = [known({ code: 'LT-1' }), known({ code: 'LT-2' })]
    const plan = planImport(twins, file([school()]))
    expect(plan.added).toHaveLength(1)
    expect(plan.changed).toEqual([])
  })

  test('keeps five-year programs with their university', () => {
    const university = known({ type: 'university_or_graduate_school', code: '0050', name: '國立臺中科技大學' })
    const program = known({ type: 'five_year_junior_college_program', code: '0050', name: '國立臺中科技大學' })
    const college = known({ type: 'five_year_junior_college_program', code: '1283', name: '仁德醫專' })
    const gone = known({ type: 'five_year_junior_college_program', code: '1284', name: '某某醫專' })
    const plan = planImport(
      [university, program, college, gone],
      file([
        school({ type: 'university_or_graduate_school', code: '0050', name: '國立新名科技大學' }),
        school({ type: 'five_year_junior_college_program', code: '1283', name: '仁德醫專' }),
      ]),
    )
    expect(plan.changed.map(({ known, becomes }) => [known.id, becomes.name, becomes.type])).toEqual([
      [university.id, '國立新名科技大學', 'university_or_graduate_school'],
      [program.id, '國立新名科技大學', 'five_year_junior_college_program'],
    ])
    expect(plan.unchanged).toBe(1)
    expect(plan.gone).toEqual([gone])
  })
})
