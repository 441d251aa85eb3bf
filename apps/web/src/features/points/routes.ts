import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const texts = ['points', 'groups', 'errors'] as const
const inShell = { frame: 'shell', feature: 'learning-group' } as const

export const pointRoutes: ScreenRoute[] = [
  {
    ...inShell,
    path: '/user/group-point/:groupId',
    lazy: screen(() => import('./own/own-points-screen.tsx'), 'OwnPointsScreen', ...texts),
  },
  {
    ...inShell,
    path: '/user/group-point/:groupId/:userId',
    lazy: screen(() => import('./manage/member-points-screen.tsx'), 'MemberPointsScreen', 'points/manage', ...texts),
  },
  {
    ...inShell,
    path: '/user/group-point-manage/:groupId',
    lazy: screen(
      () => import('./manage/group-points-screen.tsx'),
      'GroupPointsScreen',
      'points/manage',
      'groups/people-list',
      ...texts,
    ),
  },
  {
    ...inShell,
    path: '/user/group/:groupId/manuallyIssuePoints',
    shows: ['ways'],
    lazy: screen(() => import('./issue/issue-screen.tsx'), 'IssueScreen', 'points/issue', ...texts),
  },
  {
    ...inShell,
    path: '/groupLeaderboard',
    lazy: screen(() => import('./leaderboard/leaderboard-screen.tsx'), 'LeaderboardScreen', 'points/manage', ...texts),
  },
  {
    path: '/reward_explanation',
    frame: 'public',
    access: 'open',
    lazy: screen(() => import('./explanation-screen.tsx'), 'ExplanationScreen', 'points/explanation'),
  },
]
