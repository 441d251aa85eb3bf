import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const open = { frame: 'public', access: 'open' } as const

export const guardianRoutes: ScreenRoute[] = [
  {
    ...open,
    path: '/guardian/invitation/:token',
    lazy: screen(
      () => import('./guardian/invitation-screen.tsx'),
      'GuardianInvitationScreen',
      'guardians',
      'guardians/relations',
      'errors',
    ),
  },
  {
    ...open,
    path: '/guardian/enter/:token',
    lazy: screen(() => import('./guardian/enter-screen.tsx'), 'EnterScreen', 'guardians', 'errors'),
  },
  {
    ...open,
    path: '/guardian',
    lazy: screen(
      () => import('./guardian/guardian-screen.tsx'),
      'GuardianScreen',
      ...(['guardians', 'guardians/relations', 'common/sharing', 'errors'] as const),
    ),
  },
  {
    ...open,
    path: '/guardian/child/:childId',
    shows: ['guardianParts'],
    lazy: screen(() => import('./guardian/child-screen.tsx'), 'ChildScreen', 'guardians', 'errors'),
  },
  {
    ...open,
    path: '/guardian/unsubscribe/:token',
    lazy: screen(() => import('./guardian/unsubscribe-screen.tsx'), 'UnsubscribeGuardianScreen', 'guardians', 'errors'),
  },
  {
    path: '/user/group/:groupId/guardians',
    frame: 'shell',
    lazy: screen(
      () => import('./leading/group-guardians-screen.tsx'),
      'GroupGuardiansScreen',
      ...(['guardians/leading', 'guardians/relations', 'groups', 'errors'] as const),
    ),
  },
  {
    path: '/user/guardians',
    frame: 'shell',
    lazy: screen(
      () => import('./mine/my-guardians-screen.tsx'),
      'MyGuardiansScreen',
      ...(['guardians/leading', 'guardians/mine', 'guardians/relations', 'common/sharing', 'errors'] as const),
    ),
  },
]
