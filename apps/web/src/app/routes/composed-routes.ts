import { peoplePaths } from '@learntrail/contract/people/screens'
import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

/** All composed screens except the first ones. */
export const composedRoutes: ScreenRoute[] = [
  ...(['/user', '/user/person/:targetUserId?'] as const).map(
    (path): ScreenRoute => ({
      path,
      frame: 'shell',
      shows: ['onPerson', 'ways'],
      lazy: screen(
        () => import('./person-route.tsx'),
        'PersonRoute',
        'profiles',
        'profiles/subjects',
        'people',
        'people/person',
        'posts',
        'tags',
        'files',
        'showcase',
        'eportfolio',
      ),
    }),
  ),
  ...(
    [
      ...peoplePaths,
      '/user/social/:targetUserId/group',
      '/user/social/:targetUserId/self-directed-learning',
      '/user/social/:targetUserId/course',
    ] as const
  ).map(
    (path): ScreenRoute => ({
      path,
      frame: 'shell',
      shows: ['ways'],
      lazy: screen(
        () => import('./social-route.tsx'),
        'SocialRoute',
        'people',
        'groups',
        'plans',
        'courses',
        'courses/names',
        'posts',
        'errors',
      ),
    }),
  ),
  {
    path: '/user/message',
    frame: 'shell',
    shows: ['notices', 'todos'],
    lazy: screen(
      () => import('./messages-route.tsx'),
      'MessagesRoute',
      'todos',
      'notices',
      'notice-kinds',
      'broadcasts',
      'files',
      'errors',
    ),
  },
  {
    path: '/user/waiting',
    frame: 'shell',
    lazy: screen(() => import('./waiting-route.tsx'), 'WaitingRoute', 'drafts/waiting', 'chat', 'errors'),
  },
  {
    path: '/file-viewer',
    frame: 'whole',
    lazy: screen(() => import('./file-viewer-route.tsx'), 'FileViewerRoute', 'files/viewer', 'files', 'errors'),
  },
]
