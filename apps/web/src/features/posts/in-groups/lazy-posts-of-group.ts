import { lazy } from 'react'
import { loadTexts } from '../../../i18n/i18n.ts'

/** Comes when the tab is opened. */
export const LazyPostsOfGroup = lazy(async () => {
  const texts = (['posts', 'posts/in-groups', 'tags', 'tags/filters', 'files'] as const).map((name) => loadTexts(name))
  const [{ PostsOfGroup }] = await Promise.all([import('./posts-of-group.tsx'), ...texts])
  return { default: PostsOfGroup }
})
