import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

/** Those that people open first. */
export const firstHomeRoutes: ScreenRoute[] = [
  {
    path: '/onboarding',
    frame: 'public',
    lazy: screen(() => import('./screens/onboarding-screen.tsx'), 'OnboardingScreen', 'home'),
  },
]
