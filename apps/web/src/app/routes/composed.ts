import type { WebFeature } from '../../feature/web-feature.ts'
import { screen } from '../../routing/screen.ts'

/** Screens composed of several features. */
export const composed: WebFeature = {
  name: 'composed',
  firstScreens: [
    {
      path: '/portfolio',
      frame: 'shell',
      lazy: screen(
        () => import('./portfolio-route.tsx'),
        'PortfolioRoute',
        'posts',
        'stream',
        'drafts/compose',
        'tags',
        'tags/filters',
        'files',
      ),
    },
  ],
  screens: () => import('./composed-routes.ts').then((module) => module.composedRoutes),
}
