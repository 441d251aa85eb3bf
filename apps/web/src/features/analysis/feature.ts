import type { WebFeature } from '../../feature/web-feature.ts'

export const analysis: WebFeature = {
  name: 'analysis',
  screens: () => import('./routes.ts').then((module) => module.analysisRoutes),
}
