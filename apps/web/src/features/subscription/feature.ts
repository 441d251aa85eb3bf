import type { WebFeature } from '../../feature/web-feature.ts'

export const subscription: WebFeature = {
  name: 'subscription',
  screens: () => import('./routes.ts').then((module) => module.subscriptionRoutes),
}
