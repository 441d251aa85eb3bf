import type { ScreenRoute } from '../../feature/screen-route.ts'
import { accountRoutes } from '../../features/accounts/routes.ts'
import { analysisRoutes } from '../../features/analysis/routes.ts'
import { broadcastRoutes } from '../../features/broadcasts/routes.ts'
import { bulletinRoutes } from '../../features/bulletins/routes.ts'
import { chatRoutes } from '../../features/chat/routes.ts'
import { coWritingRoutes } from '../../features/co-writing/routes.ts'
import { consoleRoutes } from '../../features/console/routes.ts'
import { draftRoutes } from '../../features/drafts/routes.ts'
import { ePortfolioRoutes } from '../../features/eportfolio/routes.ts'
import { eventLogRoutes } from '../../features/event-log/routes.ts'
import { fileRoutes } from '../../features/files/routes.ts'
import { groupAnalysisRoutes } from '../../features/group-analysis/routes.ts'
import { groupRoutes } from '../../features/groups/routes.ts'
import { guideRoutes } from '../../features/guides/routes.ts'
import { helpRoutes } from '../../features/help/routes.ts'
import { homeRoutes } from '../../features/home/routes.ts'
import { homeworkRoutes } from '../../features/homework/routes.ts'
import { invitationRoutes } from '../../features/invitations/routes.ts'
import { newsRoutes } from '../../features/news/routes.ts'
import { noticeRoutes } from '../../features/notices/routes.ts'
import { peopleRoutes } from '../../features/people/routes.ts'
import { postRoutes } from '../../features/posts/routes.ts'
import { problemRoutes } from '../../features/problems/routes.ts'
import { profileRoutes } from '../../features/profiles/routes.ts'
import { pushRoutes } from '../../features/push/routes.ts'
import { reportRoutes } from '../../features/reports/routes.ts'
import { searchRoutes } from '../../features/search/routes.ts'
import { showcaseRoutes } from '../../features/showcase/routes.ts'
import { subscriptionRoutes } from '../../features/subscription/routes.ts'
import { welcomeRoutes } from '../../features/welcome/routes.ts'
import { composedRoutes } from './composed-routes.ts'

/** All others; they come with the first address that is none of the first screens. */
export const otherScreens: readonly ScreenRoute[] = [
  ...accountRoutes,
  ...analysisRoutes,
  ...broadcastRoutes,
  ...chatRoutes,
  ...coWritingRoutes,
  ...consoleRoutes,
  ...draftRoutes,
  ...ePortfolioRoutes,
  ...eventLogRoutes,
  ...fileRoutes,
  ...groupAnalysisRoutes,
  ...groupRoutes,
  ...guideRoutes,
  ...helpRoutes,
  ...homeRoutes,
  ...bulletinRoutes,
  ...homeworkRoutes,
  ...invitationRoutes,
  ...newsRoutes,
  ...problemRoutes,
  ...subscriptionRoutes,
  ...noticeRoutes,
  ...peopleRoutes,
  ...postRoutes,
  ...profileRoutes,
  ...pushRoutes,
  ...reportRoutes,
  ...searchRoutes,
  ...showcaseRoutes,
  ...welcomeRoutes,
  ...composedRoutes,
]
