import type { Feature } from '../../platform/feature.ts'
import { shellRoutes } from './shell.routes.ts'

export { inMenu, offeredFeatures } from './menu.ts'
export { unreadThings } from './unread.ts'

export const shellFeature: Feature = { name: 'shell', routes: shellRoutes }
