import type { WebFeature } from '../../feature/web-feature.ts'

export const problems: WebFeature = {
  name: 'problems',
  screens: () => import('./routes.ts').then((module) => module.problemRoutes),
  live: () => import('./on-live.ts').then((module) => module.problemsLive),
  notices: () => import('./notice-looks.ts').then((module) => module.problemsNoticeLooks),
}
