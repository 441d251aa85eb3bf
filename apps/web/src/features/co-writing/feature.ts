import type { WebFeature } from '../../feature/web-feature.ts'

export const coWriting: WebFeature = {
  name: 'co-writing',
  screens: () => import('./routes.ts').then((module) => module.coWritingRoutes),
  notices: () => import('./notice-looks.ts').then((module) => module.coWritingNoticeLooks),
}
