import type { WebFeature } from '../../feature/web-feature.ts'

export const profiles: WebFeature = {
  name: 'profiles',
  screens: () => import('./routes.ts').then((module) => module.profileRoutes),
}
