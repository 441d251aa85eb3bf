import { registerRoom } from '../../platform/console/rooms.ts'
import type { Feature } from '../../platform/feature.ts'
import { consolePeopleRoutes } from './people/people.routes.ts'
import { consoleRoutes } from './console.routes.ts'

registerRoom({ room: 'people', level: 'support' })
registerRoom({ room: 'audit', level: 'operator' })

export const consoleFeature: Feature = { name: 'console', 
  routes: (app, platform) => {
    consoleRoutes(app, platform)
    consolePeopleRoutes(app, platform)
  },
}
