import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const broadcasts: WebFeature = {
  name: 'broadcasts',
  screens: () => import('./routes.ts').then((module) => module.broadcastRoutes),
  live: () => import('./on-live.ts').then((module) => module.broadcastsLive),
  fileUses: withTexts(
    () => import('./file-uses.ts').then((module) => module.broadcastsFileUses),
    'broadcasts/file-uses',
  ),
  consoleRooms: withTexts(
    () => import('./console-rooms.ts').then((module) => module.broadcastsRooms),
    'broadcasts/console-rooms',
  ),
}
