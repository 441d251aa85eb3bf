import { newPerson, type TestPerson } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Makes a verified teacher who may administer classes. */
export const newTeacher = (test: TestApp): Promise<TestPerson> =>
  newPerson(test, { registrationRole: 'teacher', teacherVerifiedAt: test.clock.now(), plan: 'plus' })
