import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const pushRoutes: ScreenRoute[] = [
  {
    path: '/web-push-setting',
    frame: 'public',
    lazy: screen(() => import('./push-setting-screen.tsx'), 'PushSettingScreen', 'push', 'errors'),
  },
  {
    path: '/web-push-flow',
    frame: 'public',
    lazy: screen(() => import('./push-flow-screen.tsx'), 'PushFlowScreen', 'push'),
  },
]
