import type { WebFeature } from '../../feature/web-feature.ts'

export const shell: WebFeature = {
  name: 'shell',
  live: () => import('./on-live.ts').then((module) => module.shellLive),
}
