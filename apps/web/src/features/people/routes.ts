import { peoplePaths } from '@learntrail/contract/people/screens'
import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

export const peopleRoutes: ScreenRoute[] = [
  ...peoplePaths.map(
    (path): ScreenRoute => ({
      path,
      frame: 'shell',
      lazy: screen(() => import('./social/social-screen.tsx'), 'SocialScreen', 'people'),
    }),
  ),
  {
    path: '/user/avatar',
    frame: 'shell',
    lazy: screen(() => import('./avatar/avatar-screen.tsx'), 'AvatarScreen', 'people/avatar'),
  },
]
