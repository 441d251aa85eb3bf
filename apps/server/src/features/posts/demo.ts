/* For the demo school (`demo/`) only. */

export { collect } from './collections/collections.service.ts'
export { pinInGroup } from './in-groups/in-groups.service.ts'
export { changePost, deletePost, publishPost } from './posts.service.ts'
