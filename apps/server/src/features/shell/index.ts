import type { Feature } from '../../platform/feature.ts'
import { shellRoutes } from './shell.routes.ts'

export { offeredFeatures } from './menu.ts'
export { unreadThings } from './unread.ts'

export const shellFeature: Feature = { name: 'shell', routes: shellRoutes }
