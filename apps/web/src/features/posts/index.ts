export { postQuery } from './api/read-post.ts'
export { PersonPosts } from './components/person-posts.tsx'
export { privacyName } from './components/privacy.ts'
