import { registerBelongings } from '../../platform/archive/belongings.ts'
import { registerErasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { registerReportTarget } from '../../platform/reports/report-targets.ts'
import { registerSearchSource } from '../../platform/search/sources.ts'
import { registerFileUse } from '../files/index.ts'
import { whenNamed } from '../profiles/index.ts'
import { avatarRoutes } from './avatar/avatar.routes.ts'
import { avatarFileUse } from './avatar/avatar-file-use.ts'
import { relationErasure } from './erase-relations.ts'
import { indexPerson } from './finding/index-person.ts'
import { peoplePickerRoutes } from './finding/people-picker.routes.ts'
import { peopleSearchSource, placeSearchSource } from './finding/search-people.ts'
import { handlePeopleJobs } from './people.jobs.ts'
import { personCardRoutes } from './person-card.routes.ts'
import { personReportTarget } from './person-report-target.ts'
import { relationBelongings } from './relation-belongings.ts'
import { registerRelationNotices } from './relation-notices.ts'
import { relationRoutes } from './relations/relations.routes.ts'

export { eraseLikes } from './erase-likes.ts'
export { findFriends } from './finding/friends.repository.ts'
export { findPeople, pickPeople } from './finding/people-picker.repository.ts'
export { searchPeople } from './finding/search-people.ts'
export { findWordsOfNames } from './finding/words-of-names.ts'
export { mayHide, noteBlocks } from './known-blocks.ts'
export { registerLeader } from './leader.ts'
export { addLike, type Likes, readLikers, removeLike } from './likes.ts'
export { findVisibleNames, isVisiblePerson, listHidden } from './people.repository.ts'
export { registerCountOfPerson } from './person-card.repository.ts'
export { personSummaryOf } from './person-summary.ts'
export { block, whenBlocked } from './relations/blocks.service.ts'
export { befriend } from './relations/friends.service.ts'
export { relationOf, remarkOf } from './relations/relations.repository.ts'
export { closenessOf, isShown, joinProfile, schoolOf, shownSchool } from './shown-parts.ts'
export {
  blockedWith,
  countLikesSeen,
  countSeen,
  fewLikes,
  hasBlocks,
  hiddenFrom,
  hiddenLikes,
  isBlockedWith,
  isFriendOf,
  nobody,
  notBlockedWith,
  presentPerson,
  visiblePerson,
} from './visibility.ts'

registerReportTarget(personReportTarget)
registerFileUse(avatarFileUse)
registerSearchSource(peopleSearchSource)
registerSearchSource(placeSearchSource)
whenNamed(indexPerson)
registerErasure(...relationErasure)
registerBelongings(relationBelongings)
registerRelationNotices()

export const peopleFeature: Feature = {
  name: 'people',
  routes: (app, platform) => {
    personCardRoutes(app, platform)
    avatarRoutes(app, platform)
    peoplePickerRoutes(app, platform)
    relationRoutes(app, platform)
  },
  jobs: handlePeopleJobs,
}
