import { accountsFeature } from './features/accounts/index.ts'
import { analysisFeature } from './features/analysis/index.ts'
import { analyticsFeature } from './features/analytics/index.ts'
import { assistantFeature } from './features/assistant/index.ts'
import { broadcastsFeature } from './features/broadcasts/index.ts'
import { bulletinsFeature } from './features/bulletins/index.ts'
import { chatFeature } from './features/chat/index.ts'
import { coWritingFeature } from './features/co-writing/index.ts'
import { commentsFeature } from './features/comments/index.ts'
import { consoleFeature } from './features/console/index.ts'
import { coursesFeature } from './features/courses/index.ts'
import { documentsFeature } from './features/documents/index.ts'
import { draftsFeature } from './features/drafts/index.ts'
import { eportfolioFeature } from './features/eportfolio/index.ts'
import { eventLogFeature } from './features/event-log/index.ts'
import { filesFeature } from './features/files/index.ts'
import { gradebookFeature } from './features/gradebook/index.ts'
import { groupAnalysisFeature } from './features/group-analysis/index.ts'
import { groupsFeature } from './features/groups/index.ts'
import { guardiansFeature } from './features/guardians/index.ts'
import { guidesFeature } from './features/guides/index.ts'
import { helpFeature } from './features/help/index.ts'
import { homeworkFeature } from './features/homework/index.ts'
import { invitationsFeature } from './features/invitations/index.ts'
import { leavingFeature } from './features/leaving/index.ts'
import { liveFeature } from './features/live/index.ts'
import { newsFeature } from './features/news/index.ts'
import { noticesFeature } from './features/notices/index.ts'
import { peopleFeature } from './features/people/index.ts'
import { plansFeature } from './features/plans/index.ts'
import { pointsFeature } from './features/points/index.ts'
import { postsFeature } from './features/posts/index.ts'
import { prizesFeature } from './features/prizes/index.ts'
import { problemsFeature } from './features/problems/index.ts'
import { profilesFeature } from './features/profiles/index.ts'
import { reportsFeature } from './features/reports/index.ts'
import { rewardsFeature } from './features/rewards/index.ts'
import { schoolsFeature } from './features/schools/index.ts'
import { searchFeature } from './features/search/index.ts'
import { shellFeature } from './features/shell/index.ts'
import { showcaseFeature } from './features/showcase/index.ts'
import { streamFeature } from './features/stream/index.ts'
import { subscriptionFeature } from './features/subscription/index.ts'
import { tagsFeature } from './features/tags/index.ts'
import { teachersFeature } from './features/teachers/index.ts'
import { todosFeature } from './features/todos/index.ts'
import { trashFeature } from './features/trash/index.ts'
import type { Feature } from './platform/feature.ts'

/** Everything the product does. A feature that is not listed does not run. */
export const features: readonly Feature[] = [
  shellFeature,
  accountsFeature,
  liveFeature,
  profilesFeature,
  peopleFeature,
  invitationsFeature,
  teachersFeature,
  filesFeature,
  documentsFeature,
  tagsFeature,
  groupsFeature,
  guardiansFeature,
  commentsFeature,
  postsFeature,
  draftsFeature,
  guidesFeature,
  coWritingFeature,
  showcaseFeature,
  analysisFeature,
  bulletinsFeature,
  homeworkFeature,
  gradebookFeature,
  pointsFeature,
  rewardsFeature,
  prizesFeature,
  groupAnalysisFeature,
  eportfolioFeature,
  coursesFeature,
  plansFeature,
  streamFeature,
  chatFeature,
  reportsFeature,
  subscriptionFeature,
  searchFeature,
  eventLogFeature,
  noticesFeature,
  todosFeature,
  broadcastsFeature,
  newsFeature,
  problemsFeature,
  helpFeature,
  assistantFeature,
  schoolsFeature,
  consoleFeature,
  analyticsFeature,
  trashFeature,
  leavingFeature,
]
