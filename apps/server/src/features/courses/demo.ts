/* What the demo school is made with (`demo/`), and nothing else. */

export { createCourse } from './courses.service.ts'
export { uploadCourseFile } from './files/files.service.ts'
export { changeCourse } from './publishing/change-course.service.ts'
export { writeCourse } from './structure/write-course.ts'
