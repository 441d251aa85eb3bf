import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const invitationRoutes: ScreenRoute[] = [
  {
    path: '/invitation/:invitationLinkId',
    frame: 'public',
    lazy: screen(() => import('./invitation-screen.tsx'), 'InvitationScreen', 'invitations', 'people', 'errors'),
  },
  {
    path: '/user/invite',
    frame: 'shell',
    lazy: screen(() => import('./invite-screen.tsx'), 'InviteScreen', 'invitations', 'people', 'common/sharing'),
  },
  {
    path: '/user/qrcode',
    frame: 'shell',
    lazy: screen(() => import('./code/code-screen.tsx'), 'CodeScreen', 'invitations', 'common/sharing'),
  },
]
