import type { Feature } from '../../platform/feature.ts'
import { handleLeavingJobs } from './leaving.jobs.ts'
import { leavingRoutes } from './leaving.routes.ts'

export const leavingFeature: Feature = {
  name: 'leaving',
  routes: leavingRoutes,
  jobs: handleLeavingJobs,
}
