import type { WebFeature } from '../../feature/web-feature.ts'

export const groupAnalysis: WebFeature = {
  name: 'group-analysis',
  screens: () => import('./routes.ts').then((module) => module.groupAnalysisRoutes),
}
