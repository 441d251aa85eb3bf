import type { WebFeature } from '../../feature/web-feature.ts'

export const invitations: WebFeature = {
  name: 'invitations',
  screens: () => import('./routes.ts').then((module) => module.invitationRoutes),
}
