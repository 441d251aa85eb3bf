import type { WebFeature } from '../../feature/web-feature.ts'

export const files: WebFeature = {
  name: 'files',
  screens: () => import('./routes.ts').then((module) => module.fileRoutes),
  live: () => import('./on-live.ts').then((module) => module.filesLive),
  notices: () => import('./notice-looks.ts').then((module) => module.filesNoticeLooks),
}
