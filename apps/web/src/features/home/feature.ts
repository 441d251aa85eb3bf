import type { WebFeature } from '../../feature/web-feature.ts'
import { firstHomeRoutes } from './first-routes.ts'

export const home: WebFeature = {
  name: 'home',
  firstScreens: firstHomeRoutes,
  screens: () => import('./routes.ts').then((module) => module.homeRoutes),
}
