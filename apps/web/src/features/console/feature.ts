import type { WebFeature } from '../../feature/web-feature.ts'

export const serviceConsole: WebFeature = {
  name: 'console',
  screens: () => import('./routes.ts').then((module) => module.consoleRoutes),
}
