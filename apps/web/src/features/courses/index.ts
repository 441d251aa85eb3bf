export { CoursesOf } from './library/courses-of.tsx'
