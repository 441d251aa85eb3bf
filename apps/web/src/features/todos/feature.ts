import type { WebFeature } from '../../feature/web-feature.ts'

export const todos: WebFeature = {
  name: 'todos',
  live: () => import('./on-live.ts').then((module) => module.todosLive),
}
