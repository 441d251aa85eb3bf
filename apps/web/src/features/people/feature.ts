import type { WebFeature } from '../../feature/web-feature.ts'

export const people: WebFeature = {
  name: 'people',
  screens: () => import('./routes.ts').then((module) => module.peopleRoutes),
  live: () => import('./on-live.ts').then((module) => module.peopleLive),
  notices: () => import('./notice-looks.ts').then((module) => module.peopleNoticeLooks),
}
