import { makeNewcomer } from '../accounts/make-newcomer.ts'
import { makeFigures } from '../analytics/make-figures.ts'
import { makeYear } from '../analytics/make-year.ts'
import { makeBroadcasts } from '../broadcasts/make-broadcasts.ts'
import { bulletins } from '../bulletins/bulletins.ts'
import { makeBulletins } from '../bulletins/make-bulletins.ts'
import { makeRooms } from '../chat/make-rooms.ts'
import { chatrooms } from '../chat/rooms.ts'
import { makeStatistics } from '../console/make-statistics.ts'
import { courses } from '../courses/courses.ts'
import { makeCourses } from '../courses/make-courses.ts'
import { ePortfolios, makeEPortfolios } from '../eportfolio/make-eportfolios.ts'
import { makeGradebook } from '../gradebook/make-gradebook.ts'
import { groupRecords } from '../groups/group-records.ts'
import { groups } from '../groups/groups.ts'
import { makeGroupRecords } from '../groups/make-group-records.ts'
import { makeGroups } from '../groups/make-groups.ts'
import { makeGuardians } from '../guardians/make-guardians.ts'
import { questions } from '../homework/homework.ts'
import { makeHomework } from '../homework/make-homework.ts'
import { makeNews } from '../news/make-news.ts'
import { makePeople } from '../people/make-people.ts'
import { makeRelations } from '../people/make-relations.ts'
import { makeDoings } from '../plans/make-doings.ts'
import { makePlans } from '../plans/make-plans.ts'
import { makeSchoolPlans } from '../plans/make-school-plans.ts'
import { makeSignings } from '../plans/make-signings.ts'
import { plans } from '../plans/plans.ts'
import { makePoints } from '../points/make-points.ts'
import { makeCollections } from '../posts/make-collections.ts'
import { makeDrafts } from '../posts/make-drafts.ts'
import { makeGuides } from '../posts/make-guides.ts'
import { makeRecords } from '../posts/make-records.ts'
import { makeShared } from '../posts/make-shared.ts'
import { makeShowcases } from '../posts/make-showcases.ts'
import { records } from '../posts/records/records.ts'
import { makePrizes } from '../prizes/make-prizes.ts'
import { makeProblems } from '../problems/make-problems.ts'
import { makeReports } from '../reports/make-reports.ts'
import { makeRewards } from '../rewards/make-rewards.ts'
import { makeSchoolList } from '../schools/make-school-list.ts'
import { makeLooks } from '../stream/make-looks.ts'
import { makeOrders } from '../subscription/make-orders.ts'
import { makePlanCodes } from '../subscription/make-plan-codes.ts'
import { makeTrash } from '../trash/make-trash.ts'
import type { Maker } from './making.ts'

/** The features' makers, each building on those before it; `says` is logged before it runs. */
export const makers: readonly { make: Maker; says?: string }[] = [
  { make: makePeople, says: 'people and friendships' },
  { make: makeRelations },
  { make: makeRecords, says: `${records.length} records with pictures, likes and comments` },
  { make: makeShared },
  { make: makeGuides },
  { make: makeShowcases },
  { make: makeCollections },
  { make: makeDrafts },
  { make: makeTrash },
  { make: makeEPortfolios, says: `${ePortfolios.length} e-portfolios, typeset` },
  { make: makeGroups, says: `${groups.length} groups` },
  { make: makeGuardians },
  { make: makeGroupRecords, says: `${groupRecords.length} records for groups` },
  { make: makeBulletins, says: `${bulletins.length} bulletins` },
  { make: makeHomework, says: `${questions.length} questions of homework` },
  { make: makeSchoolPlans, says: 'what the school asks of them' },
  { make: makePlans, says: `${plans.length} plans of self-directed learning` },
  { make: makeSignings },
  { make: makeDoings },
  { make: makeGradebook, says: 'a gradebook' },
  { make: makePoints, says: 'points of a class' },
  { make: makeRewards, says: 'reward points of a school' },
  { make: makePrizes, says: 'prizes' },
  { make: makeCourses, says: `${courses.length} courses` },
  { make: makeLooks },
  { make: makeRooms, says: `${chatrooms.length} discussion rooms` },
  { make: makeBroadcasts },
  { make: makeReports },
  { make: makePlanCodes },
  { make: makeOrders },
  { make: makeNews },
  { make: makeProblems },
  { make: makeSchoolList, says: 'a school list' },
  { make: makeYear, says: 'a second year with two terms' },
  { make: makeNewcomer },
  { make: makeStatistics },
  { make: makeFigures, says: 'figures of the school' },
]
