import { reaches, type StaffLevel } from '@learntrail/contract/console/levels'
import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import type { FeatureName } from '@learntrail/contract/shell/features'
import { refuse } from '../http/refusal.ts'
import type { Guardian, Person } from './person.ts'

/** The access requirements declared by an endpoint of the contract or by a word of the line. */
export type DeclaredAccess = Pick<
  EndpointDefinition,
  'method' | 'access' | 'isReading' | 'mends' | 'needsProof' | 'needsNoPlan'
>

/** Returns whether a call changes something, which a suspended person may not do. */
export const isChange = ({ method, isReading }: DeclaredAccess): boolean => method !== 'GET' && !isReading

/**
 * Refuses a caller who does not meet the declared access, with the code of the requirement that fails first:
 * `NOT_AUTHENTICATED`, `ACCOUNT_SUSPENDED`, `PROOF_REQUIRED` and so on. All declared access is decided here.
 */
export function checkAccess(endpoint: DeclaredAccess, person: Person | null, guardian: Guardian | null = null): void {
  if (endpoint.access === 'guardian') {
    if (guardian === null) refuse('GUARDIAN_REQUIRED')
    return
  }
  checkStanding(endpoint, person)
  if (endpoint.needsProof && !person?.hasProof) refuse('PROOF_REQUIRED')
}

function checkStanding(endpoint: DeclaredAccess, person: Person | null): void {
  const { access } = endpoint
  if (access === 'public') return
  if (person === null) refuse('NOT_AUTHENTICATED')
  // The id of the thing being edited is known only once the call is parsed; `checkMends` in `mending.ts` checks it.
  const mayMend = endpoint.mends !== undefined && person.mends.length > 0
  if (person.suspendedAt !== null && isChange(endpoint) && !mayMend) refuse('ACCOUNT_SUSPENDED')
  if (access === 'session') return
  if (access === 'account') {
    if (person.hasDefaultPassword) refuse('OWN_PASSWORD_REQUIRED')
    return
  }
  if (person.deletedAt !== null) refuse('ACCOUNT_BEING_DELETED')
  if (!person.isFilled) refuse('PROFILE_REQUIRED')
  if (person.hasDefaultPassword) refuse('OWN_PASSWORD_REQUIRED')
  if (access === 'member') return
  if (access === 'school') {
    if (person.wholeSchools === 0) refuse('SCHOOL_PERMISSION_REQUIRED')
    return
  }
  if (access.startsWith('staff:')) {
    const level = access.slice('staff:'.length) as StaffLevel
    if (person.staffLevel === null) refuse('STAFF_REQUIRED')
    if (!reaches(person.staffLevel, level)) refuse('STAFF_LEVEL_REQUIRED', { values: { level } })
    return
  }
  // A person whose plan has lapsed can still read, export and leave.
  if (!isChange(endpoint) || endpoint.needsNoPlan) return
  const feature = access.slice('feature:'.length) as FeatureName
  if (!person.features.includes(feature)) refuse('FEATURE_REQUIRED', { values: { feature } })
}
