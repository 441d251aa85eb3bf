import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { onceCalm } from '../../routing/once-calm.ts'

export const assistant: WebFeature = {
  name: 'assistant',
  onEveryPage: {
    Part: onceCalm(withTexts(() => import('./assistant.tsx').then((module) => module.Assistant), 'assistant')),
    isFor: 'everybody',
  },
}
