import type { FieldProblem } from '@learntrail/contract/errors'
import { type OrganizationInput, organizationNeeds } from '@learntrail/contract/profiles/organization'
import { townships } from './lists/townships.reader.ts'
import { departments, disciplines, grades, teacherTitles } from './organization-lists.mapping.ts'

/**
 * Returns codes that are in no list or do not fit each other: a township of another county, a grade of another type of
 * school.
 */
export function listProblems(input: OrganizationInput): FieldProblem[] {
  const problems: FieldProblem[] = []
  const check = (field: string, isRight: boolean) => {
    if (!isRight) problems.push({ path: `organization.${field}`, rule: 'invalid' })
  }
  const { county, township } = input.location
  check(
    'location.township',
    townships.some((one) => one.code === township && one.county === county),
  )
  if (input.type === 'other_unit') return problems

  const needs = organizationNeeds(input)
  const has = (list: { code: string }[], code: string | null | undefined) => list.some((one) => one.code === code)
  if (needs.grade) check('grade', has(grades(input.schoolType), input.grade))
  if (needs.title) check('title', has(teacherTitles(input.schoolType), input.title))
  if (needs.discipline && input.discipline) {
    check('discipline', has(disciplines(input.schoolType), input.discipline))
    check('department', has(departments(input.discipline, input.schoolType), input.department))
  }
  return problems
}
