import type { WebFeature } from '../../feature/web-feature.ts'

export const comments: WebFeature = {
  name: 'comments',
}
