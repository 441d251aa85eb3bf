import { belongings } from '../../platform/archive/belongings.ts'
import { ofGroup, tableHomes } from '../../platform/database/table-homes.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { reportTargets } from '../../platform/reports/report-targets.ts'
import { searchSources } from '../../platform/search/sources.ts'
import { todoSources } from '../../platform/todos/todo-sources.ts'
import { fileUses } from '../files/index.ts'
import { channels } from '../live/index.ts'
import { leading } from '../people/index.ts'
import { inMenu, leadingClass } from '../shell/index.ts'
import { classRoutes } from './classes/classes.routes.ts'
import { groupCoverFileUse } from './cover.file-use.ts'
import { groupSearchSource } from './finding/group.search.ts'
import { groupBelongings } from './group.belongings.ts'
import { groupErasure } from './group.erasure.ts'
import { groupNotices } from './group.notices.ts'
import { groupReportTarget } from './group.report-target.ts'
import { handleGroupJobs } from './groups.jobs.ts'
import { isSeen } from './groups.repository.ts'
import { groupRoutes } from './groups.routes.ts'
import { groupTodos } from './members/group.todos.ts'
import { memberRoutes } from './members/members.routes.ts'
import { peopleListRoutes } from './people-lists/people-lists.routes.ts'
import { leadsClass } from './teaching/teaching.service.ts'
import { leaderOf } from './visibility.sql.ts'
import { yearRoutes } from './years/years.routes.ts'

export { checkNotArchived, isActiveGroup } from './check-not-archived.policy.ts'
export { groupThings } from './counts.service.ts'
export { findGroupName, holdGroup, isArchived, isClassGroup } from './groups.repository.ts'
export { holdAdministered, holdGoverned, readGroup, showLeaderboard } from './groups.service.ts'
export {
  everyGroup,
  everyMember,
  fromGroups,
  fromMembers,
  groupNameOf,
  isStandingGroup,
  joinActiveGroup,
  joinGroup,
  joinMembership,
  joinStandingGroup,
  meetInGroup,
  membershipsOf,
} from './groups.sql.ts'
export { findPairs, type Pairs } from './introductions/close.repository.ts'
export { checkNoContact, findAsked, findIntroductions } from './introductions/introductions.service.ts'
export { groupOfLink, makeGroupLink, readGroupLink, revokeGroupLink } from './links/links.service.ts'
export { madeWithGroup } from './made-with-group.kind.ts'
export { firstNumbered, type NumberedKey, numberedKey } from './members/by-number.rules.ts'
export { checkLeads, leadsNow, type Purpose } from './members/check-leads.policy.ts'
export { checkBelongs, type EverybodyRow, listEverybody } from './members/member-lists.service.ts'
export { tellMembers } from './members/members.live.ts'
export { findBelonging, isAdministrator, listAdministrators, listMemberIds } from './members/membership.repository.ts'
export { membershipFollowers } from './members/membership-followers.kind.ts'
export { readNumberLines, whoIsNamed } from './members/number-list.rules.ts'
export { numberOrder } from './members/number-order.sql.ts'
export { findRoster } from './members/roster.service.ts'
export { findLedAmong, isMemberOf, leadsGroupOf } from './members/standing.repository.ts'
export { areNear, friendsAndGroups, friendsGroupsAndSchool, nearPeopleList } from './near-people.queries.ts'
export { bySeat, mostListed } from './people-lists/people-list.rules.ts'
export { type ListIn, sendPeopleList } from './people-lists/send-people-list.http.ts'
export { mayTeach } from './teaching.repository.ts'
export {
  administers,
  belongsTo,
  cameAt,
  classesLedBy,
  classGroup,
  everybodyIn,
  groupsOf,
  isIn,
  isLedIn,
  isTopOf,
  leaderOf,
  ledIn,
  listedGroup,
  meetsIn,
  membersSeen,
  notBlockedIn,
  schoolGroupsOf,
  whereLed,
} from './visibility.sql.ts'

export const groupsFeature: Feature = {
  name: 'groups',
  has: [
    tableHomes(
      ...ofGroup('id', 'groups'),
      ...ofGroup('group_id', 'group_search', 'group_members', 'group_requests', 'group_bans', 'group_links'),
    ),
    erasure(groupErasure),
    inMenu({ entry: 'groups', feature: 'learning-group' }),
    belongings(groupBelongings),
    todoSources(...groupTodos),
    noticeSources(...groupNotices()),
    reportTargets(groupReportTarget),
    searchSources(groupSearchSource),
    channels({ of: 'group', maySee: ({ db }, person, id) => isSeen(db, person.id, id, undefined) }),
    fileUses(groupCoverFileUse),
    leading(leaderOf),
    leadingClass(leadsClass),
  ],
  routes: (app, platform) => {
    groupRoutes(app, platform)
    memberRoutes(app, platform)
    peopleListRoutes(app, platform)
    yearRoutes(app, platform)
    classRoutes(app, platform)
  },
  jobs: handleGroupJobs,
}
