import type { PicturedDocument } from '@learntrail/contract/content/document'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import { courseDocuments } from '@learntrail/contract/courses/facts'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeDocument } from '../../documents/index.ts'
import { outlineOf, writeOutline } from './course-document.mapping.ts'
import { textRoot, writeUnitText } from './unit-text.mapping.ts'

interface Written {
  outline: CourseOutline
  texts: readonly { unitId: string; text: PicturedDocument }[]
}

/** Writes a whole course into an empty one; content that exists already is kept. */
export async function writeCourse(
  platform: Platform,
  person: Pick<Person, 'id'>,
  courseId: string,
  { outline, texts }: Written,
): Promise<void> {
  const by = { accountId: person.id, at: platform.clock.now() }
  await inTransaction(platform.db, async (transaction) => {
    await changeDocument(platform, transaction, {
      kind: courseDocuments.structure,
      thingId: courseId,
      ...by,
      change: (document) => {
        if (outlineOf(document).chapters.length === 0) writeOutline(document, outline)
      },
    })
    for (const { unitId, text } of texts)
      await changeDocument(platform, transaction, {
        kind: courseDocuments.unitText,
        thingId: unitId,
        ...by,
        change: (document) => {
          if (document.getXmlFragment(textRoot).length === 0) writeUnitText(document, text)
        },
      })
  })
}
