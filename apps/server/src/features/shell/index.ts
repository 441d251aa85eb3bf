import type { Feature } from '../../platform/feature.ts'
import { shellRoutes } from './shell.routes.ts'

export { registerUnread } from './unread.ts'

export const shellFeature: Feature = { name: 'shell', routes: shellRoutes }
