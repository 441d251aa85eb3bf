export { OwnSchool } from './own-school.tsx'
