import { type CourseOutline, emptyCourse } from '@learntrail/contract/courses/content'
import { courseDocuments } from '@learntrail/contract/courses/facts'
import { inTransaction } from '../../../platform/database/index.ts'
import type { TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { changeDocument } from '../../documents/index.ts'
import { finishedFacts } from '../courses.fixture.ts'
import { publish, takeOff } from '../publishing/publishing.fixture.ts'
import { writeOutline } from '../structure/course-document.mapping.ts'

/** Unpublishes a course, replaces its outline and publishes it again. */
export async function rewrite(product: TestApp, owner: TestPerson, id: string, outline: Partial<CourseOutline>) {
  const { platform } = product
  await takeOff(owner, id)
  await inTransaction(platform.db, (transaction) =>
    changeDocument(platform, transaction, {
      kind: courseDocuments.structure,
      thingId: id,
      accountId: owner.id,
      at: platform.clock.now(),
      change: (document) => writeOutline(document, { ...emptyCourse, ...finishedFacts, ...outline }),
    }),
  )
  const answer = await publish(owner, id)
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
