import { belongings } from '../../platform/archive/belongings.ts'
import { ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { reportTargets } from '../../platform/reports/report-targets.ts'
import { searchSources } from '../../platform/search/sources.ts'
import { todoSources } from '../../platform/todos/todo-sources.ts'
import { fileUses } from '../files/index.ts'
import { blocksOf, namedWrites } from '../profiles/index.ts'
import { avatarRoutes } from './avatar/avatar.routes.ts'
import { avatarFileUse } from './avatar/avatar-file-use.ts'
import { relationErasure } from './erase-relations.ts'
import { indexPerson } from './finding/index-person.ts'
import { peoplePickerRoutes } from './finding/people-picker.routes.ts'
import { peopleSearchSource, placeSearchSource } from './finding/search-people.ts'
import { handlePeopleJobs } from './people.jobs.ts'
import { relationsCounted } from './person-card.repository.ts'
import { personCardRoutes } from './person-card.routes.ts'
import { personReportTarget } from './person-report-target.ts'
import { relationBelongings } from './relation-belongings.ts'
import { relationNotices } from './relation-notices.ts'
import { friendAsked } from './relations/friend-todos.ts'
import { relationRoutes } from './relations/relations.routes.ts'
import { blockedBy } from './visibility.ts'

export { eraseLikes } from './erase-likes.ts'
export { findFriends } from './finding/friends.repository.ts'
export { joinNames, peopleCalled } from './finding/names.sql.ts'
export { findPeople, pickPeople } from './finding/people-picker.repository.ts'
export { searchPeople } from './finding/search-people.ts'
export { findWordsOfNames } from './finding/words-of-names.ts'
export { mayHide, noteBlocks } from './known-blocks.ts'
export { leading } from './leader.ts'
export { addLike, type Likes, readLikers, removeLike } from './likes.ts'
export { findSeen, findVisibleNames, isVisiblePerson, listHidden } from './people.repository.ts'
export { isVerifiedTeacher, personThings } from './person-card.repository.ts'
export { personOf, personSeenBy, personSummaryById, personSummaryOf } from './person-summary.ts'
export { block, endsOfBlock } from './relations/blocks.service.ts'
export { befriend } from './relations/friends.service.ts'
export { relationOf, remarkOf } from './relations/relations.repository.ts'
export { closenessOf, isShown, schoolOf, shownSchool } from './shown-parts.ts'
export { takesNoGiftsFrom } from './takes-no-gifts-from.ts'
export {
  areAskedToBeFriends,
  blockedWith,
  countLikesSeen,
  countSeen,
  fewLikes,
  friendsOf,
  hasBlocked,
  hasBlocks,
  hiddenFrom,
  hiddenLikes,
  isBlockedWith,
  isFollowerOf,
  isFriendOf,
  knownTo,
  nobody,
  notBlockedWith,
  presentPerson,
  reaches,
  visiblePerson,
} from './visibility.ts'

export const peopleFeature: Feature = {
  name: 'people',
  has: [
    tableHomes(
      ...ofPerson('account_id', 'people_search', 'relation_counts'),
      ...ofPerson('person_id', 'friendships'),
      ...ofPerson('asked_id', 'friend_requests'),
      ...ofPerson('followed_id', 'follows'),
      ...ofPerson('blocker_id', 'blocks'),
      ...ofPerson('owner_id', 'person_remarks'),
    ),
    erasure(relationErasure),
    belongings(relationBelongings),
    todoSources(friendAsked),
    noticeSources(...relationNotices()),
    reportTargets(personReportTarget),
    searchSources(peopleSearchSource, placeSearchSource),
    fileUses(avatarFileUse),
    relationsCounted,
    namedWrites(indexPerson),
    blocksOf(blockedBy),
  ],
  routes: (app, platform) => {
    personCardRoutes(app, platform)
    avatarRoutes(app, platform)
    peoplePickerRoutes(app, platform)
    relationRoutes(app, platform)
  },
  jobs: handlePeopleJobs,
}
