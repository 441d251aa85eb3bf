import type { WebFeature } from '../../feature/web-feature.ts'

export const tags: WebFeature = {
  name: 'tags',
}
