import type { ContractFeature } from '../feature.ts'
import { schoolErrors } from './errors.ts'
import { schoolNotices } from './notices.ts'
import { schoolScreens } from './screens.ts'

export const schools = {
  name: 'schools',
  screens: schoolScreens,
  errors: schoolErrors,
  notices: schoolNotices,
  eventGroups: { school: 'account' },
  auditActs: [
    'person.password_given',
    'school.person_changed',
    'school.account_closed',
    'school.account_reopened',
    'school.person_left',
    'school.transfer_begun',
    'school.transfer_accepted',
    'school.transfer_ended',
  ],
  helpTopics: { firstPasswords: 164, schoolList: 166 },
  auditFacts: ['as'],
} as const satisfies ContractFeature
