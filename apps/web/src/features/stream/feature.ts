import type { WebFeature } from '../../feature/web-feature.ts'

export const stream: WebFeature = {
  name: 'stream',
  live: () => import('./on-live.ts').then((module) => module.streamLive),
}
