import type { WebFeature } from '../../feature/web-feature.ts'

export const notices: WebFeature = {
  name: 'notices',
  screens: () => import('./routes.ts').then((module) => module.noticeRoutes),
}
