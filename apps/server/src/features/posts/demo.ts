/* For the demo school (`demo/`) only. */

export { collect } from './collections/collections.service.ts'
export { createDraft, discardDraft } from './drafts/drafts.service.ts'
export { saveGuide } from './guides/guides.service.ts'
export { pinInGroup } from './in-groups/in-groups.service.ts'
export { changePost, deletePost, publishPost } from './posts.service.ts'
export { publishShared } from './shared/publish-shared.service.ts'
export { readShared } from './shared/reach-shared.ts'
export { startShared } from './shared/shared.service.ts'
export { changeMyPart } from './shared/shared-people.service.ts'
export { writeShared } from './shared/write-shared.ts'
export { readShowcase, saveShowcase } from './showcase/showcase.service.ts'
