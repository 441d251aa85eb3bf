import { randomUUID } from 'node:crypto'
import type { Cast } from '../../../testing/kinds.ts'
import type { LifePart, NewWord } from '../../../testing/life.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { samplePicture } from '../../eportfolio/drafts/export-drafts.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { coursePath, writtenCourse } from '../courses.fixture.ts'
import { change, letLearn, letTeach, newPublished, password, publish } from './publishing.fixture.ts'

/** A course with every field filled, published behind a password. */
async function teach({ product, owner, person }: Cast, newWord: NewWord): Promise<void> {
  const resource = { id: randomUUID(), type: 'external' as const, courseFileId: null, duration: 60 }
  const unit = { id: randomUUID(), name: newWord() }
  const { course } = await writtenCourse(product, owner, {
    name: newWord(),
    introduction: newWord(),
    objective: newWord(),
    copyright: newWord(),
    text: newWord(),
    tags: [newWord()],
    recipients: [{ type: 'customized', name: newWord() }],
    courseType: 'micro',
    minutes: 300,
    classifications: ['arts'],
    courseSemester: '115-1',
    customFieldList: [{ id: randomUUID(), title: newWord(), content: newWord() }],
    copyrightItems: [{ id: randomUUID(), text: newWord() }],
    guide: [{ id: randomUUID(), title: newWord(), questions: [{ id: randomUUID(), text: newWord() }] }],
    chapters: [
      {
        id: randomUUID(),
        name: newWord(),
        units: [
          { ...unit, resources: [{ ...resource, name: newWord(), address: `https://example.org/${newWord()}` }] },
        ],
      },
    ],
  })
  await change(owner, course._id, { bannerId: await bannerOf(owner, course._id, newWord) })
  const answer = await publish(owner, course._id, { password, note: newWord() })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  await letLearn(product, course._id, person('friend'))
}

async function bannerOf(owner: TestPerson, courseId: string, newWord: NewWord): Promise<string> {
  const name = `${newWord()}.png`
  const [file] = await uploadFiles(owner, [{ name, content: await samplePicture() }])
  const body = { courseId, clientId: randomUUID(), use: 'banner', name, fileId: file?.id }
  return (await owner.browser.post(`${coursePath}/files/upload`, body)).json()._id
}

/** A course the person owns with a co-editor, and one they co-teach; both go on without them, with their words. */
async function teachTogether({ product, owner, person }: Cast): Promise<void> {
  const shared = await newPublished(product, owner)
  await letTeach(product, shared.course._id, person('friend'))
  const asked = 'update course_editors set invited_by = $1 where course_id = $2'
  await product.platform.pool.query(asked, [owner.id, shared.course._id])
  const theirs = await newPublished(product, person('friend'))
  await letLearn(product, theirs.course._id, owner)
  await letTeach(product, theirs.course._id, owner)
}

const goesOn = 'a course that others teach or learn goes on'

export const publishingLife: LifePart = {
  live: async (cast, newWord) => {
    await teach(cast, newWord)
    await teachTogether(cast)
  },
  holdNothing: {
    'courses.status': 'a word of the contract’s',
    'courses.forum_status': 'a word of the contract’s',
    'courses.course_type': 'a word of the contract’s',
    'courses.semester': 'a school term',
    'courses.classifications': 'words of the contract’s',
    'courses.password_hash': 'a hash; the row goes',
    'courses.banner_id': 'a file of the course; the row goes',
    'course_editors.part': 'a word of the contract’s',
    'course_files.use': 'a word of the contract’s',
  },
  staysIn: Object.fromEntries([
    ...['courses.id', 'course_words.course_id', 'course_editions.course_id', 'course_edition_units.course_id'].map(
      (column) => [column, goesOn],
    ),
    ...[
      'course_files.id',
      'course_units.course_id',
      'course_files.course_id',
      'course_editors.course_id',
      'course_learners.course_id',
    ].map((column) => [column, goesOn]),
    ...['documents', 'document_updates', 'document_clients', 'document_checkpoints'].map((table) => [
      `${table}.thing_id`,
      goesOn,
    ]),
  ]),
}
