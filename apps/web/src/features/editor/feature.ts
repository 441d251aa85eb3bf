import type { WebFeature } from '../../feature/web-feature.ts'

export const editor: WebFeature = {
  name: 'editor',
}
