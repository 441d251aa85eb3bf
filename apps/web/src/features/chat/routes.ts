import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const texts = ['chat', 'files', 'errors'] as const

/** Reading stays possible after the plan has ended; opening a room requires it. */
export const chatRoutes: ScreenRoute[] = [
  {
    path: '/school/:schoolId/rooms',
    frame: 'shell',
    lazy: screen(
      () => import('./school/order-screen.tsx'),
      'SchoolOrderScreen',
      'chat/school-order',
      'schools',
      'errors',
    ),
  },
  {
    path: '/messengerhome',
    frame: 'shell',
    lazy: screen(() => import('./messenger-screen.tsx'), 'MessengerScreen', ...texts),
  },
  {
    path: '/chatroom/:roomId',
    frame: 'shell',
    lazy: screen(() => import('./messenger-screen.tsx'), 'MessengerScreen', ...texts),
  },
  {
    path: '/chatroominfo',
    frame: 'shell',
    lazy: screen(() => import('./info/info-screen.tsx'), 'InfoScreen', ...texts),
  },
  {
    path: '/chatroominvite',
    frame: 'shell',
    feature: 'chatroom',
    lazy: screen(() => import('./info/invite-screen.tsx'), 'InviteScreen', 'people', ...texts),
  },
]
