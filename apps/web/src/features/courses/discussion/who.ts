import type { Course } from '@learntrail/contract/courses/courses'

export const teachesCourse = ({ part }: Pick<Course, 'part'>) => part !== null && part !== 'learner'
