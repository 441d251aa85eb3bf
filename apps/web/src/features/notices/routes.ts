import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const noticeRoutes: ScreenRoute[] = [
  {
    path: '/user/email-setting',
    frame: 'shell',
    shows: ['ways'],
    lazy: screen(
      () => import('./settings/settings-screen.tsx'),
      'SettingsScreen',
      'notices/settings',
      'notice-kinds',
      'errors',
    ),
  },
  {
    path: '/unsubscribe/:token',
    frame: 'public',
    access: 'open',
    lazy: screen(() => import('./settings/unsubscribe-screen.tsx'), 'UnsubscribeScreen', 'notices/settings', 'errors'),
  },
]
