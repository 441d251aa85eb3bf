import { z } from 'zod'
import { cleanName, foldIdentifier } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, text } from '../text.ts'
import { profileLimits } from './limits.ts'
import {
  type AcademicRole,
  academicRoles,
  counties,
  disciplines,
  grades,
  industries,
  jobCategories,
  type OrganizationType,
  organizationTypes,
  type SchoolType,
  schoolOwnerships,
  schoolTypes,
  teacherTitles,
} from './organization-codes.ts'

/** A name in both interface languages. */
export const label = z.object({ tw: z.string(), en: z.string() })
export type Label = z.infer<typeof label>

/** Codes of lists that the server holds (townships, departments): the contract only checks their format. */
const listCode = z.string().regex(/^[a-z][a-z0-9_]{0,79}$/, { error: 'invalid' })

const county = z.enum(counties, { error: 'invalid' })
const schoolType = z.enum(schoolTypes, { error: 'invalid' })
const discipline = z.enum(disciplines, { error: 'invalid' })

/** Parts of the form that a person must fill: the form shows them and the server requires them. */
export interface OrganizationNeeds {
  school: boolean
  grade: boolean
  title: boolean
  studentId: boolean
  discipline: boolean
  guardianName: boolean
  mobilePhone: boolean
  serviceUnit: boolean
}

export function organizationNeeds(who: {
  type: OrganizationType
  academicRole?: AcademicRole | null
  schoolType?: SchoolType | null
}): OrganizationNeeds {
  const isAcademic = who.type === 'academic_unit'
  const isStudent = isAcademic && who.academicRole === 'student'
  const isPrimary = who.schoolType === 'primary_school'
  const isJuniorHigh = who.schoolType === 'junior_high_school'
  return {
    school: isAcademic,
    grade: isStudent,
    title: isAcademic && who.academicRole === 'teacher',
    studentId: isStudent && !isPrimary,
    discipline: isAcademic && !isPrimary && !isJuniorHigh,
    guardianName: isStudent && isPrimary,
    mobilePhone: isAcademic && who.academicRole === 'teacher',
    serviceUnit: !isAcademic,
  }
}

export const location = z.object({ county, township: listCode })

/** Letters and digits, stored in upper case. */
export const studentId = z
  .string()
  .max(profileLimits.studentId.max * 4, { error: 'too_long', abort: true })
  .overwrite((typed) => foldIdentifier(typed).toUpperCase())
  .min(profileLimits.studentId.min, { error: 'required', abort: true })
  .max(profileLimits.studentId.max, { error: 'too_long', abort: true })
  .regex(/^[A-Z0-9]+$/, { error: 'invalid' })

/** Letters, digits, Chinese characters, dot, underscore, dash. */
export const serviceUnit = text({ min: 1, max: profileLimits.serviceUnit, clean: foldIdentifier }).refine(
  (name) => /^[A-Za-z0-9\p{Script=Han}._-]*$/u.test(name),
  { error: 'invalid' },
)

/** The longest official school name has 34 characters. */
const typedSchoolName = text({ min: 2, max: 60, clean: cleanName })

const unitText = (max: number) => text({ max, safe: true }).nullish()

const otherUnit = z.object({
  type: z.literal('other_unit'),
  location,
  jobCategory: z.enum(jobCategories, { error: 'invalid' }),
  industryCategory: z.enum(industries, { error: 'invalid' }),
  serviceUnit,
  organizationTitle: unitText(profileLimits.organizationTitle),
  unitName: unitText(profileLimits.unitName),
  unitTitle: unitText(profileLimits.unitTitle),
})

const academicUnit = z
  .object({
    type: z.literal('academic_unit'),
    academicRole: z.enum(academicRoles, { error: 'invalid' }),
    schoolType,
    /** Id of a listed school, or else the typed name of one that is not listed. */
    school: id.nullish(),
    schoolName: typedSchoolName.nullish(),
    location,
    title: z.enum(teacherTitles, { error: 'invalid' }).nullish(),
    grade: z.enum(grades, { error: 'invalid' }).nullish(),
    studentId: studentId.nullish(),
    discipline: discipline.nullish(),
    department: listCode.nullish(),
  })
  .superRefine((unit, context) => {
    const needs = organizationNeeds(unit)
    const need = (field: string) =>
      context.addIssue({ code: 'custom', message: 'required', path: [field], params: { rule: 'required' } })
    if (!unit.school && !unit.schoolName) need('school')
    if (needs.title && !unit.title) need('title')
    if (needs.grade && !unit.grade) need('grade')
    if (needs.studentId && !unit.studentId) need('studentId')
    if (needs.discipline && !unit.discipline) need('discipline')
    if (needs.discipline && !unit.department) need('department')
  })

/**
 * Organization as the profile form sends it. A primary pupil's guardian is part of the profile, a teacher's phone of
 * the contact.
 */
export const organizationInput = z.discriminatedUnion('type', [academicUnit, otherUnit], { error: 'invalid' })
export type OrganizationInput = z.output<typeof organizationInput>
export type AcademicUnitInput = Extract<OrganizationInput, { type: 'academic_unit' }>
export type OtherUnitInput = Extract<OrganizationInput, { type: 'other_unit' }>

/** Organization as its owner sees it: codes for filling the form again, and names for display. */
export const organizationView = z.object({
  type: z.enum(organizationTypes),
  academicRole: z.enum(academicRoles).nullable(),
  schoolType: schoolType.nullable(),
  school: id.nullable(),
  /** The listed name, or the typed one if `school` is null. */
  schoolName: z.string().nullable(),
  location,
  locationName: label,
  grade: z.enum(grades).nullable(),
  gradeName: label.nullable(),
  title: z.enum(teacherTitles).nullable(),
  titleName: label.nullable(),
  discipline: discipline.nullable(),
  disciplineName: label.nullable(),
  department: z.string().nullable(),
  departmentName: label.nullable(),
  studentId: z.string().nullable(),
  jobCategory: z.enum(jobCategories).nullable(),
  industryCategory: z.enum(industries).nullable(),
  serviceUnit: z.string().nullable(),
  organizationTitle: z.string().nullable(),
  unitName: z.string().nullable(),
  unitTitle: z.string().nullable(),
})
export type OrganizationView = z.infer<typeof organizationView>

/** Initial values for a form that was never filled; null: unknown. */
export const organizationSuggestion = z.object({
  fullName: z.string(),
  academicRole: z.enum(academicRoles).nullable(),
  schoolType: schoolType.nullable(),
  school: id.nullable(),
  county: county.nullable(),
  grade: z.enum(grades).nullable(),
  studentId: z.string().nullable(),
})

/** Schools per answer: more than the largest county has of one type. */
export const schoolsAtOnce = 300

const school = z.object({
  id,
  code: z.string(),
  name: z.string(),
  type: schoolType,
  county,
  /** The township's code; null if the list does not have it. */
  township: z.string().nullable(),
  ownership: z.enum(schoolOwnerships),
})
export type School = z.infer<typeof school>

export const listSchools = endpoint({
  method: 'GET',
  path: '/api/v2/organization/academic/schools',
  summary:
    'Schools by county and type, or by what they are called: any part of a name, 臺 and 台 alike, or what people say for short. Closed ones are left out',
  access: 'public',
  query: z.object({
    type: schoolType.optional(),
    county: county.optional(),
    keyword: text({ max: limits.searchWord, oneLine: true }).optional(),
    limit: z.coerce
      .number()
      .int()
      .min(1, { error: 'invalid' })
      .max(schoolsAtOnce, { error: 'invalid' })
      .default(schoolsAtOnce),
  }),
  answers: z.object({
    schools: z.array(school),
    /** There are more schools: narrow the request with a county or a keyword. */
    hasMore: z.boolean(),
  }),
  refusals: [],
})

export const listGrades = endpoint({
  method: 'GET',
  path: '/api/v2/organization/academic/grade',
  summary: 'Grades of a type of school, or all',
  access: 'public',
  query: z.object({ schoolType: schoolType.optional() }),
  answers: z.object({ grades: z.array(z.object({ code: z.enum(grades), label, schoolType })) }),
  refusals: [],
})

export const listTitles = endpoint({
  method: 'GET',
  path: '/api/v2/organization/academic/title',
  summary: 'Titles of teachers, of a type of school or all',
  access: 'public',
  query: z.object({ schoolType: schoolType.optional() }),
  answers: z.object({ titles: z.array(z.object({ code: z.enum(teacherTitles), label })) }),
  refusals: [],
})

export const listCounties = endpoint({
  method: 'GET',
  path: '/api/v2/organization/academic/counties',
  summary: 'The 22 counties and cities with their townships',
  access: 'public',
  answers: z.object({
    counties: z.array(
      z.object({ code: county, label, townships: z.array(z.object({ code: z.string(), zip: z.string(), label })) }),
    ),
  }),
  refusals: [],
})

export const disciplineKinds = ['general', 'vocational', 'university'] as const

export const listDisciplines = endpoint({
  method: 'GET',
  path: '/api/v2/organization/academic/discipline',
  summary:
    'Disciplines: general high school, the 15 vocational and the 18 university groups; those of a type of school, or all',
  access: 'public',
  query: z.object({ schoolType: schoolType.optional() }),
  answers: z.object({
    disciplines: z.array(
      z.object({ code: discipline, label, kind: z.enum(disciplineKinds), schoolTypes: z.array(schoolType) }),
    ),
  }),
  refusals: [],
})

export const listDepartments = endpoint({
  method: 'GET',
  path: '/api/v2/organization/academic/department',
  summary: 'Departments of a discipline, at a type of school or at all',
  access: 'public',
  query: z.object({ discipline, schoolType: schoolType.optional() }),
  answers: z.object({ departments: z.array(z.object({ code: z.string(), label, schoolType })) }),
  refusals: [],
})

export const listOtherUnitCategories = endpoint({
  method: 'GET',
  path: '/api/v2/organization/otherUnitCategory',
  summary: 'Industries of people outside schools',
  access: 'public',
  answers: z.object({ industries: z.array(z.object({ code: z.enum(industries), label })) }),
  refusals: [],
})

export const listJobCategories = endpoint({
  method: 'GET',
  path: '/api/v2/organization/jobCategory',
  summary: 'Jobs of people outside schools',
  access: 'public',
  answers: z.object({ jobCategories: z.array(z.object({ code: z.enum(jobCategories), label })) }),
  refusals: [],
})

export const organizationCalls = [
  listSchools,
  listGrades,
  listTitles,
  listCounties,
  listDisciplines,
  listDepartments,
  listOtherUnitCategories,
  listJobCategories,
] as const
