import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

/** Routes of the screens opened most; the first script knows only these. */
export const firstHomeRoutes: ScreenRoute[] = [
  {
    path: '/onboarding',
    frame: 'public',
    lazy: screen(() => import('./screens/onboarding-screen.tsx'), 'OnboardingScreen', 'home'),
  },
]
