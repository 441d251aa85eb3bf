import type { Feature } from '../../platform/feature.ts'
import { groupAnalysisRoutes } from './group-analysis.routes.ts'

export const groupAnalysisFeature: Feature = {
  name: 'group-analysis',
  routes: groupAnalysisRoutes,
}
