import type { QueryClient } from '@tanstack/react-query'
import { matchPath, Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import type { Parts } from '../feature/parts.ts'
import type { ScreenAccess, ScreenRoute } from '../feature/screen-route.ts'
import { loadChunk } from '../routing/load-chunk.ts'
import { screen } from '../routing/screen.ts'
import { RouteFault } from './faults/route-fault.tsx'
import { guard } from './guards/guard.ts'
import { FirstLoad } from './layout/first-load.tsx'
import { RootLayout } from './layout/root-layout.tsx'

type Frame = ScreenRoute['frame']
const frames: readonly Frame[] = ['public', 'shell', 'whole']

const firstScreensOf = ({ features }: Parts) => features.flatMap(({ firstScreens = [] }) => firstScreens)

/** Loads a screen together with the parts of all features it shows. */
function withParts({ lazy, shows = [] }: ScreenRoute, parts: Parts): ScreenRoute['lazy'] {
  return async () => {
    const [loaded] = await Promise.all([lazy(), ...shows.map((kind) => loadChunk(() => parts.load(kind)))])
    return loaded
  }
}

function routesOf(
  queryClient: QueryClient,
  parts: Parts,
  screens: readonly ScreenRoute[],
  frame: Frame,
): RouteObject[] {
  return screens
    .filter((route) => route.frame === frame)
    .map((route) => ({
      path: route.path,
      lazy: withParts(route, parts),
      ...('feature' in route && route.feature ? { loader: guard(queryClient, 'member', route.feature) } : {}),
      ...('access' in route && route.access ? { loader: guard(queryClient, route.access) } : {}),
    }))
}

/** Returns the first screens with their guards, each a chunk of its own. The other screens are discovered. */
export function createRoutes(queryClient: QueryClient, parts: Parts): RouteObject[] {
  const only = (access: ScreenAccess) => guard(queryClient, access)
  const menuTexts = parts.features.flatMap(({ menu }) => menu?.texts ?? [])
  // A broken screen leaves its layout in place.
  const within = (frame: Frame): RouteObject[] => [
    { id: frame, errorElement: <RouteFault />, children: routesOf(queryClient, parts, firstScreensOf(parts), frame) },
  ]

  return [
    {
      element: <RootLayout />,
      errorElement: <RouteFault />,
      hydrateFallbackElement: <FirstLoad />,
      children: [
        { path: '/', loader: only('root'), element: null, errorElement: <RouteFault /> },
        { lazy: screen(() => import('./layout/public-layout.tsx'), 'PublicLayout'), children: within('public') },
        {
          loader: only('member'),
          shouldRevalidate: () => true,
          lazy: screen(() => import('./shell/shell.tsx'), 'Shell', 'shell', ...menuTexts),
          children: within('shell'),
        },
        { loader: only('member'), children: within('whole') },
        { path: '*', element: <Navigate to="/error" replace /> },
      ],
    },
  ]
}

/** Adds all other screens when an address matches none of the first. */
export function discoverRoutes(queryClient: QueryClient, parts: Parts): PatchRoutesOnNavigationFunction {
  let areKnown = false
  const isFirst = (address: string) => firstScreensOf(parts).some(({ path }) => matchPath(path, address) !== null)
  return async ({ path, patch, signal }) => {
    if (areKnown || isFirst(path)) return
    const screens = await loadChunk(() => parts.load('screens'))
    // The navigation was aborted; the next one that needs the screens adds them.
    if (areKnown || signal.aborted) return
    areKnown = true
    for (const frame of frames) patch(frame, routesOf(queryClient, parts, screens.flat(), frame))
  }
}
