import { createBrowserRouter, type DataRouter } from 'react-router'
import { partsOf } from '../feature/parts.ts'
import { whenUsed } from '../routing/when-used.ts'
import { features } from './features.ts'
import { createQueryClient } from './query-client.ts'
import { createRoutes, discoverRoutes } from './routes.tsx'

export function createApplication() {
  const parts = partsOf(features)
  let router: DataRouter | undefined
  // The session is over: revalidation runs the guards, which lead to the log-in and back.
  const queryClient = createQueryClient(() => router?.revalidate())
  router = createBrowserRouter(createRoutes(queryClient, parts), {
    patchRoutesOnNavigation: discoverRoutes(queryClient, parts),
  })
  // Preload after the first interaction, so that navigation need not wait. If it fails offline, it is loaded again when
  // needed.
  void whenUsed()
    .then(() => parts.load('screens'))
    .catch(() => undefined)
  return { queryClient, router, parts }
}
