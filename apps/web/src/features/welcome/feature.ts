import type { WebFeature } from '../../feature/web-feature.ts'

export const welcome: WebFeature = {
  name: 'welcome',
  screens: () => import('./routes.ts').then((module) => module.welcomeRoutes),
}
