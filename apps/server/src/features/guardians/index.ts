import { belongings } from '../../platform/archive/belongings.ts'
import { below, ofGroup, ofPerson, staying, tableHomes } from '../../platform/database/table-homes.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { guardingChild } from '../shell/index.ts'
import { guardianBelongings } from './guardian.belongings.ts'
import { guardianErasure } from './guardian.erasure.ts'
import { handleGuardianJobs } from './guardians.jobs.ts'
import { guardsChild } from './guardians.repository.ts'
import { guardianRoutes } from './guardians.routes.ts'

export { countReached, mailGuardiansOf } from './guardian-mails.service.ts'
export { type GuardianLine, type GuardianPart, guardianParts } from './guardian-parts.kind.ts'
export { guardiansOfSchool, listMailable, listWaysTo } from './guardians.repository.ts'
export { reachChild } from './guardians.service.ts'
export { countUninvited, inviteGuardian } from './invite.service.ts'
export { guardianReader } from './keys.service.ts'
export {
  childName,
  childrenOf,
  groupsOfChild,
  hasGuardian,
  hasMailedGuardian,
  isGuardianOf,
  sightsOf,
} from './visibility.sql.ts'

export const guardiansFeature: Feature = {
  name: 'guardians',
  has: [
    tableHomes(
      // A guardian is a person, with or without an account.
      ...ofPerson('id', 'guardians'),
      ...ofPerson('child_id', 'guardianships'),
      ...ofGroup('group_id', 'guardian_settings'),
      ...staying('until they expire', [
        ...below('guardians', 'guardian_id', 'guardian_keys'),
        ...ofPerson('child_id', 'guardian_invitations'),
      ]),
    ),
    erasure(guardianErasure),
    belongings(...guardianBelongings),
    guardingChild(guardsChild),
  ],
  routes: guardianRoutes,
  jobs: handleGuardianJobs,
}
