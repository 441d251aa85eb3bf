import type { QueryClient } from '@tanstack/react-query'
import { Navigate, type RouteObject } from 'react-router'
import { accountRoutes } from '../features/accounts/routes.ts'
import { analysisRoutes } from '../features/analysis/routes.ts'
import { broadcastRoutes } from '../features/broadcasts/routes.ts'
import { bulletinRoutes } from '../features/bulletins/routes.ts'
import { coWritingRoutes } from '../features/co-writing/routes.ts'
import { draftRoutes } from '../features/drafts/routes.ts'
import { ePortfolioRoutes } from '../features/eportfolio/routes.ts'
import { eventLogRoutes } from '../features/event-log/routes.ts'
import { fileRoutes } from '../features/files/routes.ts'
import { groupAnalysisRoutes } from '../features/group-analysis/routes.ts'
import { groupRoutes } from '../features/groups/routes.ts'
import { guideRoutes } from '../features/guides/routes.ts'
import { helpRoutes } from '../features/help/routes.ts'
import { homeRoutes } from '../features/home/routes.ts'
import { homeworkRoutes } from '../features/homework/routes.ts'
import { invitationRoutes } from '../features/invitations/routes.ts'
import { noticeRoutes } from '../features/notices/routes.ts'
import { peopleRoutes } from '../features/people/routes.ts'
import { postRoutes } from '../features/posts/routes.ts'
import { profileRoutes } from '../features/profiles/routes.ts'
import { reportRoutes } from '../features/reports/routes.ts'
import { searchRoutes } from '../features/search/routes.ts'
import { showcaseRoutes } from '../features/showcase/routes.ts'
import { welcomeRoutes } from '../features/welcome/routes.ts'
import { screen } from '../routing/screen.ts'
import type { ScreenAccess, ScreenRoute } from '../routing/screen-route.ts'
import { RouteFault } from './faults/route-fault.tsx'
import { guard } from './guards/guard.ts'
import { FirstLoad } from './layout/first-load.tsx'
import { PublicLayout } from './layout/public-layout.tsx'
import { RootLayout } from './layout/root-layout.tsx'
import { composedRoutes } from './routes/composed-routes.ts'

const screens: ScreenRoute[] = [
  ...accountRoutes,
  ...analysisRoutes,
  ...broadcastRoutes,
  ...coWritingRoutes,
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
  ...noticeRoutes,
  ...peopleRoutes,
  ...postRoutes,
  ...profileRoutes,
  ...reportRoutes,
  ...searchRoutes,
  ...showcaseRoutes,
  ...welcomeRoutes,
  ...composedRoutes,
]

/** Every screen with whom it is for; each is a chunk of its own. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const only = (access: ScreenAccess) => guard(queryClient, access)
  // A broken screen leaves the layout around it standing.
  const within = (frame: ScreenRoute['frame']): RouteObject[] => [
    {
      errorElement: <RouteFault />,
      children: screens
        .filter((route) => route.frame === frame)
        .map((route) => ({
          path: route.path,
          lazy: route.lazy,
          ...('access' in route && route.access ? { loader: only(route.access) } : {}),
        })),
    },
  ]

  return [
    {
      element: <RootLayout />,
      errorElement: <RouteFault />,
      hydrateFallbackElement: <FirstLoad />,
      children: [
        { path: '/', loader: only('root'), element: null, errorElement: <RouteFault /> },
        { element: <PublicLayout />, children: within('public') },
        {
          loader: only('member'),
          shouldRevalidate: () => true,
          lazy: screen(() => import('./shell/shell.tsx'), 'Shell', 'shell'),
          children: within('shell'),
        },
        { loader: only('member'), children: within('whole') },
        { path: '*', element: <Navigate to="/error" replace /> },
      ],
    },
  ]
}
