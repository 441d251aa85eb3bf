import type { RouteObject } from 'react-router'
import { screen } from './screen-module.ts'

/** Screens of a signed-in person with a filled profile, inside the shell. */
export const memberRoutes: RouteObject[] = [
  {
    path: '/account',
    lazy: screen(
      () => import('../features/accounts/screens/account-screen.tsx'),
      'AccountScreen',
      'accounts',
      'profiles',
    ),
  },
  {
    path: '/user/profile',
    lazy: screen(() => import('../features/profiles/screens/profile-screen.tsx'), 'ProfileScreen', 'profiles'),
  },
  {
    path: '/user/person/:targetUserId?',
    lazy: screen(
      () => import('./routes/person-route.tsx'),
      'PersonRoute',
      'profiles',
      'posts',
      'files',
      'showcase',
      'eportfolio',
    ),
  },
  {
    path: '/user/fileedit',
    lazy: screen(
      () => import('../features/files/my-files/my-files-screen.tsx'),
      'MyFilesScreen',
      'files/my-files',
      'files',
    ),
  },
]

/** The same people, without the shell around it. */
export const wholeScreenRoutes: RouteObject[] = [
  {
    path: '/file-viewer',
    lazy: screen(() => import('./routes/file-viewer-route.tsx'), 'FileViewerRoute', 'files/viewer', 'files', 'errors'),
  },
]
