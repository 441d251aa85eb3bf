import type { WebFeature } from '../../feature/web-feature.ts'
import { firstAccountRoutes } from './first-routes.ts'

export const accounts: WebFeature = {
  name: 'accounts',
  firstScreens: firstAccountRoutes,
  screens: () => import('./routes.ts').then((module) => module.accountRoutes),
  notices: () => import('./notice-looks.ts').then((module) => module.accountsNoticeLooks),
}
