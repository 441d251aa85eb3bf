import type { QueryClient } from '@tanstack/react-query'
import { matchPath, Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import type { ScreenAccess, ScreenRoute } from '../feature/screen-route.ts'
import { loadChunk } from '../routing/load-chunk.ts'
import { screen } from '../routing/screen.ts'
import { RouteFault } from './faults/route-fault.tsx'
import { guard } from './guards/guard.ts'
import { FirstLoad } from './layout/first-load.tsx'
import { PublicLayout } from './layout/public-layout.tsx'
import { RootLayout } from './layout/root-layout.tsx'
import { firstScreens } from './routes/first-screens.ts'

type Frame = ScreenRoute['frame']
const frames: readonly Frame[] = ['public', 'shell', 'whole']

/** Loads what is known of all screens but the first; called again, it is there. */
const loadOtherScreens = () => loadChunk(() => import('./routes/other-screens.ts'))

function routesOf(queryClient: QueryClient, screens: readonly ScreenRoute[], frame: Frame): RouteObject[] {
  return screens
    .filter((route) => route.frame === frame)
    .map((route) => ({
      path: route.path,
      lazy: route.lazy,
      ...('feature' in route && route.feature ? { loader: guard(queryClient, 'member', route.feature) } : {}),
      ...('access' in route && route.access ? { loader: guard(queryClient, route.access) } : {}),
    }))
}

/** The first screens with whom they are for; each is a chunk of its own. The others are discovered. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const only = (access: ScreenAccess) => guard(queryClient, access)
  // A broken screen leaves the layout around it standing.
  const within = (frame: Frame): RouteObject[] => [
    { id: frame, errorElement: <RouteFault />, children: routesOf(queryClient, firstScreens, frame) },
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

/** Adds the other screens when an address is asked for that none of the first has. */
export function discoverRoutes(queryClient: QueryClient): PatchRoutesOnNavigationFunction {
  let areKnown = false
  const isFirst = (address: string) => firstScreens.some(({ path }) => matchPath(path, address) !== null)
  return async ({ path, patch, signal }) => {
    if (areKnown || isFirst(path)) return
    const { otherScreens } = await loadOtherScreens()
    // Whoever went elsewhere meanwhile asks again when it is needed.
    if (areKnown || signal.aborted) return
    areKnown = true
    for (const frame of frames) patch(frame, routesOf(queryClient, otherScreens, frame))
  }
}
