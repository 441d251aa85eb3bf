import { belongings } from '../../platform/archive/belongings.ts'
import { ofEverybody, ofPerson, ofSchool, staying, tableHomes } from '../../platform/database/table-homes.ts'
import { tableTriggers } from '../../platform/database/triggers.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { accountBelongings } from './account.belongings.ts'
import { accountErasure } from './account.erasure.ts'
import { accountNotices } from './account.notices.ts'
import { accountsJobs } from './accounts.jobs.ts'
import { accountTriggers } from './accounts.tables.ts'
import { mailboxRoutes } from './mailbox.routes.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { proofRoutes } from './proof.routes.ts'
import { providerRoutes } from './providers/providers.routes.ts'
import { sessionRoutes } from './sessions.routes.ts'
import { nameStaff } from './staff.repository.ts'

export const accountsFeature: Feature = {
  name: 'accounts',
  has: [
    tableTriggers(...accountTriggers),
    tableHomes(
      ...ofPerson('id', 'accounts'),
      ...ofPerson(
        'account_id',
        'school_permissions',
        'sessions',
        'mail_tokens',
        'identities',
        'passkeys',
        'plan_grants',
      ),
      ...staying('until the plan ends', ofPerson('account_id', 'plan_reminders')),
      ...staying('minutes', ofEverybody('tallies', 'provider_attempts', 'passkey_challenges')),
      ...ofSchool('school_id', 'school_plans'),
    ),
    erasure(accountErasure),
    belongings(accountBelongings),
    noticeSources(...accountNotices()),
  ],
  routes: (app, platform) => {
    sessionRoutes(app, platform)
    providerRoutes(app, platform)
    passkeyRoutes(app, platform)
    mailboxRoutes(app, platform)
    proofRoutes(app, platform)
  },
  jobs: accountsJobs,
  prepare: nameStaff,
}

export {
  type Account,
  deleteAccount,
  endVouching,
  findAccount,
  findAccountByName,
  findTakenNames,
  holdAccounts,
  holdStaff,
  listLeaving,
  listOperatorMails,
  lockAccount,
  markLeaving,
  type TakenNames,
  updateAccount,
} from './accounts.repository.ts'
export {
  accountsBeingDeleted,
  actsAtSchool,
  actsForSchool,
  everyAccount,
  everyPermission,
  fromAccounts,
  fromSessions,
  isModerator,
  isStaff,
  isStandingAccount,
  isStudent,
  isVerifiedTeacherById,
  joinAccount,
  joinStandingAccount,
  provenSchoolCodes,
  taughtSchoolOf,
  teachesAtSchool,
  vouchingSchoolOf,
} from './accounts.sql.ts'
export { mailWayIn } from './activation.service.ts'
export { checkActsForSchool } from './acts-for-school.policy.ts'
export { countedWithin, countWithin, forgetCounted } from './count-within.repository.ts'
export { deletedPersonId, ensureDeletedPerson, keepAsNobodys } from './deleted-person.repository.ts'
export { giveDefaultPassword, newFirstPassword } from './given-password.service.ts'
export { type Grant, grantPlan, grantPlanIn } from './grants.service.ts'
export { registerImported } from './imported-account.service.ts'
export { guess, lookUp } from './login-throttle.service.ts'
export { findMailToken, mailLink, sendMail, useMailToken } from './mail-tokens.service.ts'
export { originOf } from './origin-of.http.ts'
export { verifyPresent } from './passwords.service.ts'
export { planAt } from './plan-at.sql.ts'
export { listEndings, listGrants, type StoredGrant } from './plans.repository.ts'
export { type PlanFacts, type Subscription, subscriptionAt } from './plans.rules.ts'
export { findSchooling } from './providers/identities.repository.ts'
export type { Schooling } from './providers/proven-identity.rules.ts'
export { readablePassword } from './readable-password.rules.ts'
export { staffLevelOf } from './roles.rules.ts'
export {
  addPermissions,
  listPermittedReaches,
  listPermittedSchools,
  removePermissions,
} from './school-permissions.repository.ts'
export {
  giveSchoolPlan,
  peopleOfSchoolPlans,
  runningPlanOf,
  schoolPlanOf,
  subscriptionOf,
  takeSchoolPlan,
} from './school-plan.service.ts'
export { forgetAccess, sessionReader } from './session-reader.service.ts'
export { hashToken, newToken } from './session-token.rules.ts'
export { deleteOtherSessions, findSessionStart, findSessions, listSessions } from './sessions.repository.ts'
export { setSuspension } from './suspend-account.service.ts'
export { isOpenedByPasswordAlone, waysOf } from './ways.service.ts'
