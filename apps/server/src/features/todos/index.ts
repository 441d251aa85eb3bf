import type { Feature } from '../../platform/feature.ts'
import { todoRoutes } from './todos.routes.ts'

export const todosFeature: Feature = { name: 'todos', routes: todoRoutes }
