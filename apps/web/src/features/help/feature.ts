import type { WebFeature } from '../../feature/web-feature.ts'

export const help: WebFeature = {
  name: 'help',
  screens: () => import('./routes.ts').then((module) => module.helpRoutes),
}
