import { foldIdentifier, foldPhone, mobileNumber } from '@learntrail/contract/characters'
import { profileLimits } from '@learntrail/contract/profiles/limits'
import { type OrganizationNeeds, organizationNeeds } from '@learntrail/contract/profiles/organization'
import type {
  AcademicRole,
  CountyCode,
  DisciplineCode,
  GradeCode,
  IndustryCode,
  JobCategoryCode,
  OrganizationType,
  SchoolType,
  TeacherTitleCode,
} from '@learntrail/contract/profiles/organization-codes'
import type { CurrentUser } from '@learntrail/contract/profiles/users'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { checkName } from '../../../ui/form/name-rules.ts'
import { checkText, type TextRules } from '../../../ui/form/text-rules.ts'
import type { CurrentUserChange } from '../api/change-current-user.ts'

/** Names and organization as a flat form: null if nothing is chosen, empty if nothing is typed. */
export interface OrganizationValues {
  displayName: string
  fullName: string
  type: OrganizationType
  academicRole: AcademicRole
  schoolType: SchoolType | null
  county: CountyCode | null
  township: string | null
  school: string | null
  /** True if the school is not in the list, and its name is typed. */
  isSchoolMissing: boolean
  schoolName: string
  grade: GradeCode | null
  title: TeacherTitleCode | null
  studentId: string
  discipline: DisciplineCode | null
  department: string | null
  guardianName: string
  phone: string
  jobCategory: JobCategoryCode | null
  industryCategory: IndustryCode | null
  serviceUnit: string
  organizationTitle: string
  unitName: string
  unitTitle: string
}

export function valuesOf(user: CurrentUser): OrganizationValues {
  const unit = user.organization
  const known = user.suggestion
  return {
    displayName: user.displayName,
    fullName: user.fullName || (known?.fullName ?? ''),
    type: unit?.type ?? (user.registrationRole === 'other' ? 'other_unit' : 'academic_unit'),
    academicRole: unit?.academicRole ?? known?.academicRole ?? roleOf(user),
    schoolType: unit?.schoolType ?? known?.schoolType ?? null,
    county: unit?.location.county ?? known?.county ?? null,
    township: unit?.location.township ?? null,
    school: unit === null ? (known?.school ?? null) : unit.school,
    isSchoolMissing: unit?.schoolName != null && unit.school === null,
    schoolName: unit?.school === null ? (unit.schoolName ?? '') : '',
    grade: unit?.grade ?? known?.grade ?? null,
    title: unit?.title ?? null,
    studentId: unit?.studentId ?? known?.studentId ?? '',
    discipline: unit?.discipline ?? null,
    department: unit?.department ?? null,
    guardianName: user.profile?.guardianName ?? '',
    phone: user.contact.phone.value,
    jobCategory: unit?.jobCategory ?? null,
    industryCategory: unit?.industryCategory ?? null,
    serviceUnit: unit?.serviceUnit ?? '',
    organizationTitle: unit?.organizationTitle ?? '',
    unitName: unit?.unitName ?? '',
    unitTitle: unit?.unitTitle ?? '',
  }
}

function roleOf({ registrationRole, title }: CurrentUser): AcademicRole {
  if (registrationRole === 'teacher' || registrationRole === 'education_staff') return 'teacher'
  return registrationRole === null && title === 'teacher' ? 'teacher' : 'student'
}

export const needsOf = (values: OrganizationValues): OrganizationNeeds => organizationNeeds(values)

/** Optional fields on the workplace of people outside schools. */
const ofUnit = ['organizationTitle', 'unitName', 'unitTitle'] as const

/** Returns the error sentence of each invalid field, in their order on the screen. */
export function checkOrganization(
  values: OrganizationValues,
): Partial<Record<keyof OrganizationValues, string | null>> {
  const needs = needsOf(values)
  const chosen = (value: unknown) => (value === null ? ruleSentence('not_chosen') : null)
  const typed = (value: string, rules: TextRules) => checkText(value, rules)
  const isAcademic = values.type === 'academic_unit'

  return {
    fullName: checkName(values.fullName, 'person', { required: true, ...profileLimits.fullName }),
    displayName: checkName(values.displayName, 'person', { required: true, ...profileLimits.displayName }),
    serviceUnit: needs.serviceUnit
      ? typed(values.serviceUnit, {
          required: true,
          max: profileLimits.serviceUnit,
          clean: foldIdentifier,
          pattern: /^[A-Za-z0-9\p{Script=Han}._-]+$/u,
          patternRule: 'service_unit',
        })
      : null,
    ...Object.fromEntries(
      ofUnit.map((name) => [name, isAcademic ? null : typed(values[name], { max: profileLimits[name], safe: true })]),
    ),
    industryCategory: isAcademic ? null : chosen(values.industryCategory),
    jobCategory: isAcademic ? null : chosen(values.jobCategory),
    school: needs.school && !values.isSchoolMissing ? chosen(values.school) : null,
    schoolName:
      needs.school && values.isSchoolMissing ? typed(values.schoolName, { required: true, min: 2, max: 60 }) : null,
    schoolType: isAcademic ? chosen(values.schoolType) : null,
    county: chosen(values.county),
    township: chosen(values.township),
    grade: needs.grade ? chosen(values.grade) : null,
    studentId: needs.studentId
      ? typed(values.studentId, {
          required: true,
          max: profileLimits.studentId.max,
          clean: foldIdentifier,
          pattern: /^[A-Za-z0-9]+$/,
          patternRule: 'student_id',
        })
      : null,
    title: needs.title ? chosen(values.title) : null,
    discipline: needs.discipline ? chosen(values.discipline) : null,
    department: needs.discipline ? chosen(values.department) : null,
    guardianName: needs.guardianName
      ? typed(values.guardianName, { required: true, safe: true, ...profileLimits.guardianName })
      : null,
    phone: isAcademic
      ? typed(values.phone, {
          required: needs.mobilePhone,
          clean: foldPhone,
          pattern: mobileNumber,
          patternRule: 'invalid_mobile',
        })
      : typed(values.phone, { clean: foldPhone, max: profileLimits.phone }),
  }
}

/** Returns the body of the call; only for values without errors. */
export function changeOf(values: OrganizationValues): CurrentUserChange {
  const needs = needsOf(values)
  return {
    displayName: values.displayName.trim(),
    fullName: values.fullName.trim(),
    contact: { phone: values.phone.trim() },
    ...(needs.guardianName ? { profile: { guardianName: values.guardianName.trim() } } : {}),
    organization: organizationOf(values, needs),
  }
}

function organizationOf(values: OrganizationValues, needs: OrganizationNeeds): CurrentUserChange['organization'] {
  const { county, township, schoolType, jobCategory, industryCategory } = values
  if (!county || !township) return undefined
  const location = { county, township }
  if (values.type === 'other_unit') {
    if (!jobCategory || !industryCategory) return undefined
    return {
      type: 'other_unit' as const,
      location,
      jobCategory,
      industryCategory,
      serviceUnit: values.serviceUnit.trim(),
      organizationTitle: values.organizationTitle.trim(),
      unitName: values.unitName.trim(),
      unitTitle: values.unitTitle.trim(),
    }
  }
  if (!schoolType) return undefined
  return {
    type: 'academic_unit',
    academicRole: values.academicRole,
    schoolType,
    location,
    school: values.isSchoolMissing ? null : values.school,
    schoolName: values.isSchoolMissing ? values.schoolName.trim() : null,
    grade: needs.grade ? values.grade : null,
    title: needs.title ? values.title : null,
    studentId: needs.studentId ? values.studentId.trim() : null,
    discipline: needs.discipline ? values.discipline : null,
    department: needs.discipline ? values.department : null,
  }
}

const renamed: Record<string, string> = { 'contact.phone': 'phone', 'profile.guardianName': 'guardianName' }

/** Returns the form field for a path of the wire: `organization.location.county` is `county`. */
export function fieldOfPath(path: string): string {
  return renamed[path] ?? path.replace(/^organization\.(?:location\.)?/, '')
}
