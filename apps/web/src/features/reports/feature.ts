import type { WebFeature } from '../../feature/web-feature.ts'

export const reports: WebFeature = {
  name: 'reports',
  screens: () => import('./routes.ts').then((module) => module.reportRoutes),
  notices: () => import('./notice-looks.ts').then((module) => module.reportsNoticeLooks),
}
