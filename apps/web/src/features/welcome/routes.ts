import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const load = screen(() => import('./welcome-screen.tsx'), 'WelcomeScreen', 'welcome', 'people')

export const welcomeRoutes: ScreenRoute[] = [
  { path: '/newuser', frame: 'shell', shows: ['ways'], lazy: load },
  { path: '/newuser/:activeIndex/:socialIdx?', frame: 'shell', shows: ['ways'], lazy: load },
]
