import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const newsRoutes: ScreenRoute[] = [
  {
    path: '/news',
    frame: 'public',
    lazy: screen(() => import('./articles/news-screen.tsx'), 'NewsScreen', 'news', 'errors'),
  },
  {
    path: '/news/:articleId',
    frame: 'public',
    lazy: screen(() => import('./articles/article-screen.tsx'), 'ArticleScreen', 'news', 'errors'),
  },
  {
    path: '/admin/news',
    frame: 'shell',
    lazy: screen(
      () => import('./told/told-screen.tsx'),
      'ToldScreen',
      'news/told',
      'news',
      ...(['broadcasts/build', 'broadcasts', 'profiles'] as const),
      'console',
      'files',
      'errors',
    ),
  },
]
