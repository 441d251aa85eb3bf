import type { QueryClient } from '@tanstack/react-query'
import { Navigate, type RouteObject } from 'react-router'
import { ePortfolioEditors, ePortfolioRoutes } from './eportfolio-routes.ts'
import { RouteFault } from './faults/route-fault.tsx'
import type { ScreenAccess } from './guards/destination.ts'
import { guard } from './guards/guard.ts'
import { FirstLoad } from './layout/first-load.tsx'
import { PublicLayout } from './layout/public-layout.tsx'
import { RootLayout } from './layout/root-layout.tsx'
import { memberRoutes, wholeScreenRoutes } from './member-routes.ts'
import { openRoutes } from './open-routes.ts'
import { postRoutes } from './post-routes.ts'
import { screen } from './screen-module.ts'

/** Every screen with whom it is for; each is a chunk of its own. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const only = (access: ScreenAccess) => guard(queryClient, access)
  // A broken screen leaves the layout around it standing.
  const within = (children: RouteObject[]): RouteObject[] => [{ errorElement: <RouteFault />, children }]

  return [
    {
      element: <RootLayout />,
      errorElement: <RouteFault />,
      hydrateFallbackElement: <FirstLoad />,
      children: [
        { path: '/', loader: only('root'), element: null, errorElement: <RouteFault /> },
        { element: <PublicLayout />, children: within(openRoutes(only)) },
        {
          loader: only('member'),
          shouldRevalidate: () => true,
          lazy: screen(() => import('./shell/shell.tsx'), 'Shell', 'shell', 'errors'),
          children: within([...memberRoutes, ...postRoutes, ...ePortfolioRoutes]),
        },
        { loader: only('member'), children: within([...wholeScreenRoutes, ...ePortfolioEditors]) },
        { path: '*', element: <Navigate to="/error" replace /> },
      ],
    },
  ]
}
