import type { LifePart } from '../../../testing/life.ts'
import { newPerson } from '../../../testing/people.ts'
import { join } from '../learning/learning.fixture.ts'
import { newPublished } from '../publishing/publishing.fixture.ts'
import { answersTo, finish, newGroup, recordOf, save, takeCertificate } from './reflections.fixture.ts'

/** The owner reflects on another's course and has its certificate; a friend has one of the owner's course. */
export const reflectionsLife: LifePart = {
  live: async ({ product, owner, person }, newWord) => {
    const group = newGroup('回頭看', '你沒想到的是什麼？')
    const teacher = await newPerson(product)
    const { course, unitId } = await newPublished(product, teacher, { guide: [group] })
    await join(owner, course._id)
    await recordOf(owner, course._id, group.id, { title: newWord(), answers: answersTo(group, newWord()) })
    const { questions } = group
    const answers = questions.map(({ id }) => ({ questionId: id, question: newWord(), text: newWord() }))
    await save(owner, course._id, group.id, { title: newWord(), answers })
    await finish(owner, { courseId: course._id, unitId })
    await takeCertificate(owner, course._id)
    const theirs = await newPublished(product, owner)
    await join(person('friend'), theirs.course._id)
    await finish(person('friend'), { courseId: theirs.course._id, unitId: theirs.unitId })
    await takeCertificate(person('friend'), theirs.course._id)
  },
  holdNothing: {
    'course_views.content': 'which file or address of a course; the row goes',
    'course_views.seen': 'seconds; the row goes',
    'course_views.again': 'seconds; the row goes',
    'course_certificates.course_name': 'what its teachers called it',
    'course_certificates.name': 'a name of the account; the row goes',
    'course_certificates.code': 'a number by chance; the row goes',
    'course_certificates.teachers': 'ids and names of accounts; who is gone is taken out',
  },
  staysIn: {
    'course_certificates.course_id': 'a certificate of somebody else of what was theirs',
    'course_edition_pieces.course_id': 'a course that others teach or learn goes on',
  },
}
