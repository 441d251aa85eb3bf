import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

export const fileRoutes: ScreenRoute[] = [
  {
    path: '/user/fileedit',
    frame: 'shell',
    lazy: screen(() => import('./my-files/my-files-screen.tsx'), 'MyFilesScreen', 'files/my-files', 'files'),
  },
]
