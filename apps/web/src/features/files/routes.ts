import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const fileRoutes: ScreenRoute[] = [
  {
    path: '/user/fileedit/:fileId/captions',
    frame: 'shell',
    lazy: screen(
      () => import('./captions/editing/captions-screen.tsx'),
      'CaptionsScreen',
      ...(['files/captions', 'files/viewer', 'files', 'errors'] as const),
    ),
  },
  {
    path: '/user/fileedit',
    frame: 'shell',
    shows: ['fileUses', 'ways'],
    lazy: screen(() => import('./my-files/my-files-screen.tsx'), 'MyFilesScreen', 'files/my-files', 'files'),
  },
]
