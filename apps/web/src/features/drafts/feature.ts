import type { WebFeature } from '../../feature/web-feature.ts'

export const drafts: WebFeature = {
  name: 'drafts',
  screens: () => import('./routes.ts').then((module) => module.draftRoutes),
  notices: () => import('./notice-looks.ts').then((module) => module.draftsNoticeLooks),
}
