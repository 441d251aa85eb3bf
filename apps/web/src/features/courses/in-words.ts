import type { InWords } from '../../feature/in-words.ts'
import { CourseCards } from './linked/course-cards.tsx'

export const coursesInWords: InWords = { name: 'courses', Cards: CourseCards }
