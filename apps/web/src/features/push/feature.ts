import type { WebFeature } from '../../feature/web-feature.ts'

export const push: WebFeature = {
  name: 'push',
  screens: () => import('./routes.ts').then((module) => module.pushRoutes),
}
