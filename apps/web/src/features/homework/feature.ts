import type { WebFeature } from '../../feature/web-feature.ts'

export const homework: WebFeature = {
  name: 'homework',
  screens: () => import('./routes.ts').then((module) => module.homeworkRoutes),
  live: () => import('./on-live.ts').then((module) => module.homeworkLive),
}
