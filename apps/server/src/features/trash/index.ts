import type { Feature } from '../../platform/feature.ts'
import { trashRoutes } from './trash.routes.ts'
import { removeAllExpired, removeExpired } from './trash.service.ts'

export const trashFeature: Feature = {
  name: 'trash',
  routes: trashRoutes,
  jobs: (platform) => platform.jobs.every('20 3 * * *', removeExpired, () => removeAllExpired(platform)),
}
