import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const groups = (['/group', '/group/mine', '/group/recommended'] as const).map(
  (path): ScreenRoute => ({
    path,
    frame: 'shell',
    lazy: screen(() => import('./groups-screen.tsx'), 'GroupsScreen', 'groups', 'errors'),
  }),
)

const forms = (['/user/agroup', '/user/egroup', '/user/egroup/:groupId'] as const).map(
  (path): ScreenRoute => ({
    path,
    frame: 'shell',
    feature: 'learning-group',
    lazy: screen(
      () => import('./form/group-form-screen.tsx'),
      'GroupFormScreen',
      'groups',
      'groups/form',
      'tags',
      'errors',
    ),
  }),
)

export const groupRoutes: ScreenRoute[] = [
  ...groups,
  ...forms,
  {
    path: '/user/group/:groupId',
    frame: 'shell',
    shows: ['inGroups', 'ways'],
    lazy: screen(
      () => import('./group-screen.tsx'),
      'GroupScreen',
      ...(['groups', 'groups/members', 'people', 'tags', 'errors'] as const),
    ),
  },
  {
    path: '/user/gmember/:groupId',
    frame: 'shell',
    shows: ['inGroups', 'ways'],
    lazy: screen(
      () => import('./members/members-screen.tsx'),
      'MembersScreen',
      'groups',
      'groups/members',
      'groups/people-list',
      'people',
      'errors',
    ),
  },
  {
    path: '/user/group-member-check/:groupId',
    frame: 'shell',
    lazy: screen(
      () => import('./members/requests-screen.tsx'),
      'RequestsScreen',
      'groups',
      'groups/members',
      'groups/people-list',
      'people',
      'errors',
    ),
  },
  {
    path: '/user/group-invitation-link-page/:groupId',
    frame: 'shell',
    lazy: screen(
      () => import('./link/group-link-screen.tsx'),
      'GroupLinkScreen',
      'groups',
      'groups/members',
      'common/sharing',
      'errors',
    ),
  },
  {
    path: '/select-group',
    frame: 'shell',
    shows: ['inGroups', 'ways'],
    lazy: screen(() => import('./choose/select-group-screen.tsx'), 'SelectGroupScreen', 'groups', 'errors'),
  },
  {
    path: '/groupconfirm',
    frame: 'shell',
    lazy: screen(
      () => import('./link/group-confirm-screen.tsx'),
      'GroupConfirmScreen',
      'groups',
      'groups/members',
      'errors',
    ),
  },
]
