import { defaultPreferences } from '@learntrail/contract/profiles/preferences'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { Application } from '../app/application.tsx'
import { features } from '../app/features.ts'
import { createQueryClient } from '../app/query-client.ts'
import { createRoutes, discoverRoutes } from '../app/routes.tsx'
import { partsOf } from '../feature/parts.ts'
import { forgetVisits } from '../routing/by-visit.ts'
import { fakeServer } from './fake-server.ts'
import { guest, navigation, noStats } from './people.ts'

/** A fake server with a guest and empty answers; tests replace the answers they are about. */
export function guestServer() {
  return fakeServer()
    .on('GET /api/v2/users/current', guest)
    .on('GET /api/v2/navigation/home', navigation)
    .on('GET /api/v2/users/preferences', defaultPreferences)
    .on('GET /api/v2/users/:id/resource-stats', noStats)
    .on('GET /api/v2/todos', { items: [], counts: {} })
    .on('GET /api/v2/stream/new', { count: 0, hasSources: false })
    .on('GET /api/v2/banner/list', { items: [] })
    .on('GET /api/v2/decorations/current', { decoration: null })
    .on('GET /api/v2/sessions/providers', { providers: [] })
    .on('GET /api/v2/assistant/greeting', { isOn: false, followUpQuestions: [] })
    .on('GET /api/v2/groups/:groupId/roster', { errorCode: 0, items: [] })
    .on('GET /api/v2/sessions/methods', { hasPassword: true, identities: [], passkeys: [] })
}

/** Renders the whole application at an address, with other features if a list is given. */
export function openApplication(path: string, list = features) {
  forgetVisits()
  const queryClient = createQueryClient(() => router.revalidate())
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const parts = partsOf(list)
  const router = createMemoryRouter(createRoutes(queryClient, parts), {
    initialEntries: [path],
    patchRoutesOnNavigation: discoverRoutes(queryClient, parts),
  })
  const view = render(<Application queryClient={queryClient} router={router} parts={parts} />)
  return {
    view,
    router,
    queryClient,
    user: userEvent.setup({ delay: null }),
    at: () => router.state.location.pathname + router.state.location.search,
  }
}
