import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

/** Routes that people open first, loaded with the application. */
export const firstHomeRoutes: ScreenRoute[] = [
  {
    path: '/onboarding',
    frame: 'public',
    lazy: screen(() => import('./screens/onboarding-screen.tsx'), 'OnboardingScreen', 'home'),
  },
]
