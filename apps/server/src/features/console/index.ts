import { registerRoom } from '../../platform/console/rooms.ts'
import type { Feature } from '../../platform/feature.ts'
import { consoleRoutes } from './console.routes.ts'

registerRoom({ room: 'audit', level: 'operator' })

export const consoleFeature: Feature = { name: 'console', routes: consoleRoutes }
