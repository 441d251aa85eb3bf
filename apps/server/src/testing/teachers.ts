import { newPerson, type TestPerson } from './people.ts'
import type { TestApp } from './test-app.ts'

/** A verified teacher who may lead classes. */
export const newTeacher = (test: TestApp): Promise<TestPerson> =>
  newPerson(test, { registrationRole: 'teacher', teacherVerifiedAt: test.clock.now(), plan: 'plus' })
