import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const homeRoutes: ScreenRoute[] = [
  {
    path: '/privacy',
    frame: 'public',
    lazy: screen(() => import('./screens/privacy-screen.tsx'), 'PrivacyScreen', 'home/legal'),
  },
  {
    path: '/terms',
    frame: 'public',
    lazy: screen(() => import('./screens/terms-screen.tsx'), 'TermsScreen', 'home/legal'),
  },
  {
    path: '/version',
    frame: 'public',
    lazy: screen(() => import('./screens/version-screen.tsx'), 'VersionScreen', 'home/about', 'errors'),
  },
  {
    path: '/desktop',
    frame: 'public',
    lazy: screen(() => import('./screens/install-screen.tsx'), 'InstallScreen', 'home/about'),
  },
  {
    path: '/error',
    frame: 'public',
    lazy: screen(() => import('./screens/error-screen.tsx'), 'ErrorScreen', 'home'),
  },
]
