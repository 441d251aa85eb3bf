import { limits } from '@learntrail/contract/limits'
import * as calls from '@learntrail/contract/search/search'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { searchPeople } from '../people/index.ts'
import { findPosts } from '../posts/index.ts'
import { forget, readHistory, remember } from './history.service.ts'
import { countFound, searchAll, searchIn, suggest } from './search.service.ts'

export function searchRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readSearchHistory, ({ person }) => readHistory(platform.db, person.id))
  bind(app, calls.rememberSearch, ({ person, params, body }) =>
    remember(platform, person.id, params.key, body.category),
  )
  bind(app, calls.forgetSearch, ({ person, params }) => forget(platform, person.id, params.key))
  bind(app, calls.forgetSearches, ({ person }) => forget(platform, person.id))
  bind(app, calls.countFound, ({ person, query }) => countFound(platform, person.id, query.keyword))
  bind(app, calls.searchAll, ({ person, query }) => searchAll(platform, person.id, query.keyword))
  bind(app, calls.suggestSearches, ({ person, query }) => suggest(platform, person.id, query.keyword))
  bind(app, calls.searchIn, ({ person, params, query }) => searchIn(platform, person.id, params.category, query))
  bind(app, calls.searchPosts, ({ person, body: { keyword, sortBy, cursor, ...narrowed } }) =>
    findPosts(platform, person.id, { keyword, sortBy, cursor, limit: limits.pageSize }, narrowed),
  )
  bind(app, calls.searchPeople, ({ person, body: { cursor, ...search } }) =>
    searchPeople(platform, person.id, search, { cursor, limit: limits.pageSize }),
  )
}
