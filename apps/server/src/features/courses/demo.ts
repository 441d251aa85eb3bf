/* What the demo school is made with (`demo/`), and nothing else. */

export { saveCourseCaptions } from './captions/captions.service.ts'
export { answerInvitation, inviteCoEditors } from './co-editing/co-editing.service.ts'
export { createCourse } from './courses.service.ts'
export { uploadCourseFile } from './files/files.service.ts'
export { saveLecturerCard } from './lecturer/lecturer.service.ts'
export { changeCourse } from './publishing/change-course.service.ts'
export { passageIn } from './remarks/passage-in.ts'
export { resolveRemark, writeRemark } from './remarks/remarks.service.ts'
export { writeReply } from './remarks/replies.service.ts'
export { writeCourse } from './structure/write-course.ts'
