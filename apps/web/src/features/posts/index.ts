export { PersonPosts } from './components/person-posts.tsx'
