import type { FieldProblem } from '@learntrail/contract/errors'
import { organizationNeeds } from '@learntrail/contract/profiles/organization'
import type { AcademicRole, OrganizationType, SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { mobilePhone } from '@learntrail/contract/profiles/users'

/** The parts that decide validity. An organization has passed its own schema already. */
export interface WholeProfile {
  displayName: string
  fullName: string
  organization: { type: OrganizationType; academicRole: AcademicRole | null; schoolType: SchoolType | null } | null
  guardianName: string | null
  phone: string
}

/** Returns what keeps a profile from being complete; empty if it is. */
export function profileProblems(whole: WholeProfile): FieldProblem[] {
  const problems: FieldProblem[] = []
  const refuse = (path: string, rule: string) => problems.push({ path, rule })
  if (whole.displayName.trim() === '') refuse('displayName', 'required')
  if (whole.fullName.trim() === '') refuse('fullName', 'required')
  const { organization } = whole
  if (organization === null) {
    refuse('organization', 'required')
    return problems
  }
  const needs = organizationNeeds(organization)
  if (needs.guardianName && !whole.guardianName) refuse('profile.guardianName', 'required')
  const isAcademic = organization.type === 'academic_unit'
  if (whole.phone === '') {
    if (needs.mobilePhone) refuse('contact.phone', 'required')
  } else if (isAcademic && !mobilePhone.safeParse(whole.phone).success) refuse('contact.phone', 'invalid_mobile')
  return problems
}
