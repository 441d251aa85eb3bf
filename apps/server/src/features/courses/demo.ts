/* What the demo school is made with (`demo/`), and nothing else. */

export { saveCourseCaptions } from './captions/captions.service.ts'
export { answerInvitation, inviteCoEditors } from './co-editing/co-editing.service.ts'
export { createCourse } from './courses.service.ts'
export { uploadCourseFile } from './files/files.service.ts'
export { saveLecturerCard } from './lecturer/lecturer.service.ts'
export { changeCourse } from './publishing/change-course.service.ts'
export { writeCourse } from './structure/write-course.ts'
