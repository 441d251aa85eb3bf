import type { SearchSource } from '../../../platform/search/sources.ts'
import { countPosts, findPosts, wantedOf } from './find-posts.service.ts'

export const postSearch: SearchSource = {
  category: 'portfolio',
  find: (platform, viewer, page) => findPosts(platform, viewer, page),
  count: async (platform, viewer, keyword) => countPosts(platform, viewer, await wantedOf(platform.pool, keyword)),
}

/** Finds records by their tags. */
export const tagSearch: SearchSource = {
  category: 'tag',
  find: (platform, viewer, page) => findPosts(platform, viewer, page, {}, true),
  count: async (platform, viewer, keyword) =>
    countPosts(platform, viewer, await wantedOf(platform.pool, keyword, {}, true)),
}
