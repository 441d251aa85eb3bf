import {
  type AcademicUnitInput,
  type Label,
  type OrganizationInput,
  type OrganizationView,
  organizationNeeds,
} from '@learntrail/contract/profiles/organization'
import {
  type AcademicRole,
  type CountyCode,
  counties,
  type DisciplineCode,
  disciplines,
  grades,
  industries,
  jobCategories,
  teacherTitles,
} from '@learntrail/contract/profiles/organization-codes'
import type { SaidPlace } from '../placements/placements.rules.ts'
import type { organizations } from '../profiles.tables.ts'
import { countyLabels } from './lists/counties.texts.ts'
import { departments } from './lists/departments.reader.ts'
import { disciplineDetails } from './lists/disciplines.texts.ts'
import { gradeDetails } from './lists/grades.texts.ts'
import { teacherTitleDetails } from './lists/teacher-titles.texts.ts'
import { townships } from './lists/townships.reader.ts'

export type OrganizationRow = typeof organizations.$inferSelect
type Kept = Omit<OrganizationRow, 'accountId' | 'updatedAt'>

/** Returns the place at school that a row states; null outside schools. */
export function placeOf({ type, schoolId, typedSchoolName, academicRole, grade }: OrganizationRow): SaidPlace | null {
  return type === 'academic_unit' ? { schoolId, typedSchoolName, academicRole, grade } : null
}

const nothing = {
  schoolType: null,
  schoolId: null,
  typedSchoolName: null,
  grade: null,
  title: null,
  discipline: null,
  department: null,
  studentId: null,
  jobCategory: null,
  industryCategory: null,
  serviceUnit: null,
  organizationTitle: null,
  unitName: null,
  unitTitle: null,
}

/**
 * Returns the columns for a form: only the fields that this kind of person fills in. The academic role is kept for a
 * person who leaves school, since it may be changed only once.
 */
export function rowOf(input: OrganizationInput, roleBefore: AcademicRole | null): Kept {
  const { type, location } = input
  const place = { ...nothing, type, county: location.county, township: location.township }
  if (input.type === 'other_unit') {
    const { jobCategory, industryCategory, serviceUnit } = input
    const { organizationTitle, unitName, unitTitle } = input
    return {
      ...place,
      academicRole: roleBefore,
      jobCategory,
      industryCategory,
      serviceUnit,
      organizationTitle: organizationTitle || null,
      unitName: unitName || null,
      unitTitle: unitTitle || null,
    }
  }
  return { ...place, ...academicRow(input) }
}

function academicRow(input: AcademicUnitInput) {
  const { academicRole, schoolType } = input
  const needs = organizationNeeds(input)
  const kept = <Value>(isNeeded: boolean, value: Value | null | undefined) => (isNeeded ? (value ?? null) : null)
  return {
    academicRole,
    schoolType,
    schoolId: input.school ?? null,
    typedSchoolName: kept(!input.school, input.schoolName),
    grade: kept(needs.grade, input.grade),
    title: kept(needs.title, input.title),
    discipline: kept(needs.discipline, input.discipline),
    department: kept(needs.discipline, input.department),
    studentId: kept(needs.studentId, input.studentId),
  }
}

const among = <Code extends string>(codes: readonly Code[], value: string | null): Code | null =>
  codes.find((code) => code === value) ?? null

/** Returns the row as its owner sees it. */
export function viewOf(row: Kept, listedName: string | null): OrganizationView {
  const grade = among(grades, row.grade)
  const title = among(teacherTitles, row.title)
  const discipline = among(disciplines, row.discipline)
  const county = among(counties, row.county) ?? counties[0]
  return {
    type: row.type,
    academicRole: row.type === 'academic_unit' ? row.academicRole : null,
    schoolType: row.schoolType,
    school: row.schoolId,
    schoolName: listedName ?? row.typedSchoolName,
    location: { county, township: row.township },
    locationName: placeName(county, row.township),
    grade,
    gradeName: gradeNameOf(row.grade),
    title,
    titleName: titleNameOf(title),
    discipline,
    disciplineName: discipline && disciplineDetails[discipline].label,
    department: row.department,
    departmentName: discipline && departmentName(discipline, row.department),
    studentId: row.studentId,
    jobCategory: among(jobCategories, row.jobCategory),
    industryCategory: among(industries, row.industryCategory),
    serviceUnit: row.serviceUnit,
    organizationTitle: row.organizationTitle,
    unitName: row.unitName,
    unitTitle: row.unitTitle,
  }
}

function placeName(county: CountyCode, code: string): Label {
  const { tw, en } = countyLabels[county]
  const township = townships.find((one) => one.code === code)?.label
  return township === undefined ? { tw, en } : { tw: tw + township.tw, en: `${township.en}, ${en}` }
}

/** Returns the name of a stored grade; null if unknown. */
export function gradeNameOf(kept: string | null): Label | null {
  const code = among(grades, kept)
  return code && gradeDetails[code].label
}

/** Returns the name of a stored teacher's title; null if unknown. */
export function titleNameOf(kept: string | null): Label | null {
  const code = among(teacherTitles, kept)
  return code && teacherTitleDetails[code].label
}

function departmentName(discipline: DisciplineCode, code: string | null): Label | null {
  return departments.find((one) => one.discipline === discipline && one.code === code)?.label ?? null
}
