import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const forms = (['/user/group/:groupId/build-bulletin', '/user/bulletin/:bulletinId/edit'] as const).map(
  (path): ScreenRoute => ({
    path,
    frame: 'shell',
    feature: 'learning-group',
    lazy: screen(
      () => import('./form/bulletin-form-screen.tsx'),
      'BulletinFormScreen',
      ...(['bulletins', 'bulletins/form', 'drafts/form', 'drafts', 'groups', 'files', 'errors'] as const),
    ),
  }),
)

export const bulletinRoutes: ScreenRoute[] = [
  ...forms,
  {
    path: '/user/bulletin/:bulletinId',
    frame: 'shell',
    lazy: screen(
      () => import('./bulletin/bulletin-screen.tsx'),
      'BulletinScreen',
      'bulletins',
      'comments',
      'files',
      'errors',
    ),
  },
  {
    path: '/guardian/child/:childId/bulletin/:bulletinId',
    frame: 'public',
    access: 'open',
    lazy: screen(
      () => import('./for-guardians/guardian-bulletin-screen.tsx'),
      'GuardianBulletinScreen',
      ...(['bulletins/for-guardians', 'files', 'errors'] as const),
    ),
  },
  {
    path: '/user/bulletin/:bulletinId/readers',
    frame: 'shell',
    lazy: screen(
      () => import('./readers/readers-screen.tsx'),
      'ReadersScreen',
      ...(['bulletins', 'bulletins/readers', 'groups', 'groups/people-list', 'errors'] as const),
    ),
  },
]
