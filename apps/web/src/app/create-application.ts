import { createBrowserRouter, type DataRouter } from 'react-router'
import { partsOf } from '../feature/parts.ts'
import { whenUsed } from '../routing/when-used.ts'
import { features } from './features.ts'
import { createQueryClient } from './query-client.ts'
import { createRoutes, discoverRoutes } from './routes.tsx'

export function createApplication() {
  const parts = partsOf(features)
  let router: DataRouter | undefined
  // A session that is over: the guards look again and lead to the log-in, which leads back.
  const queryClient = createQueryClient(() => router?.revalidate())
  router = createBrowserRouter(createRoutes(queryClient, parts), {
    patchRoutesOnNavigation: discoverRoutes(queryClient, parts),
  })
  // So that the first press does not wait for it. Without a line it is asked for again when it is needed.
  void whenUsed()
    .then(() => parts.load('screens'))
    .catch(() => undefined)
  return { queryClient, router, parts }
}
