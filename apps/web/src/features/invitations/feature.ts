import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const invitations: WebFeature = {
  name: 'invitations',
  screens: () => import('./routes.ts').then((module) => module.invitationRoutes),
  ways: withTexts(() => import('./ways.ts').then((module) => module.invitationsWays), 'invitations/ways'),
}
