import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const texts = ['rewards', 'errors'] as const

export const rewardRoutes: ScreenRoute[] = [
  {
    path: '/rewards/points',
    frame: 'shell',
    lazy: screen(() => import('./own/movements-screen.tsx'), 'MovementsScreen', 'prizes', ...texts),
  },
  {
    path: '/manuallyIssueReward',
    frame: 'shell',
    feature: 'learning-group',
    shows: ['ways'],
    lazy: screen(
      () => import('./issue/issue-reward-screen.tsx'),
      'IssueRewardScreen',
      ...(['rewards/issue', 'points/issue', 'groups'] as const),
      ...texts,
    ),
  },
  {
    path: '/admin/rewards',
    frame: 'shell',
    lazy: screen(() => import('./budgets/budgets-screen.tsx'), 'BudgetsScreen', 'rewards/budgets', 'console', ...texts),
  },
  {
    path: '/admin/ledgers',
    frame: 'shell',
    lazy: screen(() => import('./ledgers/ledgers-screen.tsx'), 'LedgersScreen', 'rewards/ledgers', 'console', ...texts),
  },
]
