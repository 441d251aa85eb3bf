import type { Feature } from '../../platform/feature.ts'
import { registerFileUse } from '../files/index.ts'
import { messageRoutes } from './messages.routes.ts'
import { postFileUse } from './post-file-use.ts'
import { handlePostJobs } from './posts.jobs.ts'
import { postRoutes } from './posts.routes.ts'

export { setLike } from './likes.service.ts'
export { writeMessage } from './messages.service.ts'
export { onePostQuery, publicFeedQuery } from './posts.queries.ts'
export { changePost, publishPost } from './posts.service.ts'
export { writeReply } from './replies.service.ts'

registerFileUse(postFileUse)

export const postsFeature: Feature = {
  name: 'posts',
  routes: (app, platform) => {
    postRoutes(app, platform)
    messageRoutes(app, platform)
  },
  jobs: handlePostJobs,
}
