import { createBrowserRouter, type DataRouter } from 'react-router'
import { createQueryClient } from './query-client.ts'
import { createRoutes } from './routes.tsx'

export function createApplication() {
  let router: DataRouter | undefined
  // A session that is over: the guards look again and lead to the log-in, which leads back.
  const queryClient = createQueryClient(() => router?.revalidate())
  router = createBrowserRouter(createRoutes(queryClient))
  return { queryClient, router }
}
