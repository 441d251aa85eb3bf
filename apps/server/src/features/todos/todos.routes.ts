import { listTodos } from '@learntrail/contract/todos/todos'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import * as service from './todos.service.ts'

export function todoRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, listTodos, ({ person }) => service.listTodos(platform, person))
}
