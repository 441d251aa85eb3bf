import type { Feature } from '../../platform/feature.ts'
import { shellRoutes } from './shell.routes.ts'

export { leadingClass } from './leads-class.ts'
export { inMenu, offeredFeatures } from './menu.ts'
export { unreadThings } from './unread.ts'

export const shellFeature: Feature = { name: 'shell', routes: shellRoutes }
