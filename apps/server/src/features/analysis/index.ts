import type { Feature } from '../../platform/feature.ts'
import { inMenu } from '../shell/index.ts'
import { analysisRoutes } from './analysis.routes.ts'

export const analysisFeature: Feature = {
  name: 'analysis',
  has: [inMenu({ entry: 'analysis', feature: null })],
  routes: analysisRoutes,
}
