import type { WebFeature } from '../../feature/web-feature.ts'

export const people: WebFeature = {
  name: 'people',
  screens: () => import('./routes.ts').then((module) => module.peopleRoutes),
}
