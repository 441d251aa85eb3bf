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
import { avatarFileUse } from './avatar/avatar.file-use.ts'
import { avatarRoutes } from './avatar/avatar.routes.ts'
import { indexPerson } from './finding/index-person.service.ts'
import { peopleSearchSource, placeSearchSource } from './finding/people.search.ts'
import { peoplePickerRoutes } from './finding/people-picker.routes.ts'
import { handlePeopleJobs } from './people.jobs.ts'
import { personReportTarget } from './person.report-target.ts'
import { personCardRoutes } from './person-card.routes.ts'
import { relationBelongings } from './relation.belongings.ts'
import { relationErasure } from './relation.erasure.ts'
import { relationNotices } from './relation.notices.ts'
import { friendAsked } from './relations/friend.todos.ts'
import { relationRoutes } from './relations/relations.routes.ts'
import { relationsCounted } from './relations/relations-counted.declaration.ts'
import { blockedBy } from './visibility.sql.ts'

export { findFriends } from './finding/friends.repository.ts'
export { joinNames, peopleCalled } from './finding/names.sql.ts'
export { searchPeople } from './finding/people.search.ts'
export { findPeople, pickPeople } from './finding/people-picker.repository.ts'
export { findWordsOfNames } from './finding/words-of-names.queries.ts'
export { mayHide, noteBlocks } from './known-blocks.memory.ts'
export { leading } from './leader.kind.ts'
export { eraseLikes } from './like.erasure.ts'
export { addLike, type Likes, readLikers, removeLike } from './likes.repository.ts'
export { findSeen, findVisibleNames, isVisiblePerson, listHidden } from './people.repository.ts'
export { personOf, personSeenBy, personSummaryById, personSummaryOf } from './person-summary.sql.ts'
export { personThings } from './person-things.kind.ts'
export { block } from './relations/blocks.service.ts'
export { endsOfBlock } from './relations/ends-of-block.kind.ts'
export { befriend } from './relations/friends.service.ts'
export { relationOf, remarkOf } from './relations/relations.repository.ts'
export { closenessOf, isShown, schoolOf, shownSchool } from './shown-parts.sql.ts'
export { takesNoGiftsFrom } from './takes-no-gifts-from.queries.ts'
export { isVerifiedTeacher } from './verified-teacher.sql.ts'
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
} from './visibility.sql.ts'

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
