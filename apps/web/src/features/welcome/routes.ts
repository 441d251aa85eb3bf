import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

const load = screen(() => import('./welcome-screen.tsx'), 'WelcomeScreen', 'welcome', 'people')

export const welcomeRoutes: ScreenRoute[] = [
  { path: '/newuser', frame: 'shell', lazy: load },
  { path: '/newuser/:activeIndex/:socialIdx?', frame: 'shell', lazy: load },
]
