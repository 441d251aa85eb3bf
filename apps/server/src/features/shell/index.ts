import type { Feature } from '../../platform/feature.ts'
import { shellRoutes } from './shell.routes.ts'

export { guardingChild } from './guards-child.kind.ts'
export { leadingClass } from './leads-class.kind.ts'
export { inMenu, offeredFeatures } from './menu.kind.ts'
export { unreadThings } from './unread.kind.ts'

export const shellFeature: Feature = { name: 'shell', routes: shellRoutes }
