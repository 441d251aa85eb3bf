import {
  counties as countyCodes,
  type DisciplineCode,
  disciplines as disciplineCodes,
  grades as gradeCodes,
  industries as industryCodes,
  jobCategories as jobCategoryCodes,
  type SchoolType,
  schoolTypes,
  teacherTitles as titleCodes,
} from '@learntrail/contract/profiles/organization-codes'
import { countyLabels } from './lists/counties.texts.ts'
import { departments as allDepartments } from './lists/departments.reader.ts'
import { disciplineDetails } from './lists/disciplines.texts.ts'
import { gradeDetails } from './lists/grades.texts.ts'
import { industryLabels } from './lists/industries.texts.ts'
import { jobCategoryLabels } from './lists/job-categories.texts.ts'
import { teacherTitleDetails } from './lists/teacher-titles.texts.ts'
import { townships } from './lists/townships.reader.ts'

const schoolTypesOf = (discipline: DisciplineCode) =>
  schoolTypes.filter((type) =>
    allDepartments.some((department) => department.discipline === discipline && department.schoolType === type),
  )

const allCounties = countyCodes.map((code) => ({
  code,
  label: countyLabels[code],
  townships: townships.filter(({ county }) => county === code).map(({ code, zip, label }) => ({ code, zip, label })),
}))
const allGrades = gradeCodes.map((code) => ({ code, ...gradeDetails[code] }))
const allTitles = titleCodes.map((code) => ({ code, ...teacherTitleDetails[code] }))
const allDisciplines = disciplineCodes.map((code) => ({
  code,
  ...disciplineDetails[code],
  schoolTypes: schoolTypesOf(code),
}))

export const counties = () => allCounties

export const grades = (schoolType?: SchoolType) =>
  allGrades.filter((grade) => schoolType === undefined || grade.schoolType === schoolType)

export const teacherTitles = (schoolType?: SchoolType) =>
  allTitles
    .filter((title) => schoolType === undefined || title.schoolTypes.includes(schoolType))
    .map(({ code, label }) => ({ code, label }))

export const disciplines = (schoolType?: SchoolType) =>
  allDisciplines.filter((discipline) => schoolType === undefined || discipline.schoolTypes.includes(schoolType))

export const departments = (discipline: DisciplineCode, schoolType?: SchoolType) =>
  allDepartments
    .filter(
      (department) =>
        department.discipline === discipline && (schoolType === undefined || department.schoolType === schoolType),
    )
    .map(({ code, label, schoolType: at }) => ({ code, label, schoolType: at }))

export const jobCategories = () => jobCategoryCodes.map((code) => ({ code, label: jobCategoryLabels[code] }))

export const industries = () => industryCodes.map((code) => ({ code, label: industryLabels[code] }))
