import type { WebFeature } from '../../feature/web-feature.ts'

export const assistant: WebFeature = {
  name: 'assistant',
}
