import { emptyCourse } from '@learntrail/contract/courses/content'
import type { Course } from '@learntrail/contract/courses/courses'
import { courseDocuments, courseSchema } from '@learntrail/contract/courses/facts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { Text } from 'yjs'
import { createQueryClient } from '../../../app/query-client.ts'
import { makeDocumentServer } from '../../../documents/document-server.fixture.ts'
import { useSharedDocument, useSharedView } from '../../../documents/index.ts'
import { createSharedDocuments } from '../../../documents/shared-documents.ts'
import { guestServer } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx'
import { placeOf } from './addresses.ts'
import type { Documents } from './editing-context.ts'
import { Editor } from './editor.tsx'
import { addEntry } from './structure/change-structure.ts'
import { type CourseUploads, createCourseUploads } from './uploads/course-uploads.ts'

export const courseId = '019f0000-0000-7000-8000-00000000c001'
const me = { id: student.id, displayName: student.displayName, avatar: null, isDeleted: false }
const at = '2026-11-29T08:00:00.000Z'

export const aDraft = (change: Partial<Course> = {}): Course => ({
  ...emptyCourse,
  _id: courseId,
  of: 'draft',
  status: 'planning',
  isPrivate: false,
  user: me,
  organization: { school: null, title: null },
  lecturers: [],
  files: [],
  unitsWithText: [],
  edition: null,
  forumStatus: 'open',
  trialUnitId: null,
  discussionCount: 0,
  learnerCount: 0,
  views: 0,
  part: 'owner',
  actions: ['publish', 'browse', 'outline', 'delete'],
  can: { edit: true, manage: true },
  createdAt: at,
  updatedAt: at,
  ...change,
})

/** Fills the document as the server does for a new course, with two chapters and a unit. */
export function beginCourse(server: ReturnType<typeof makeDocumentServer>) {
  const { document } = server
  const facts = document.getMap('facts')
  for (const name of ['name', 'introduction', 'objective', 'copyright']) facts.set(name, new Text())
  ;(facts.get('name') as Text).insert(0, '河川的一年')
  const first = addEntry(document, 'chapters', { values: { name: '看河' } })
  const second = addEntry(document, 'chapters', { values: { name: '量河' } })
  const unit = addEntry(document, 'units', { parentId: first, values: { name: '站在橋上' } })
  return { first, second, unit }
}

export const aCourseServer = () =>
  guestServer()
    .on('GET /api/v2/courses/course-edit-lock', { items: [] })
    .on('GET /api/v2/courses/tags', { tags: [{ tag: '溶氧', count: 3 }] })
    .on('GET /api/v2/courses/tags/user', { tags: ['水鳥'] })
    .on('GET /api/v2/courses/:id/check', { findings: [] })
    .on('GET /api/v2/courses/:id/co-editors', { items: [], limit: 10 })
    .on('GET /api/v2/courses/:id/remarks', { items: [], nextCursor: null, canWrite: true })
    .on('GET /api/v2/courses/:id/remark-counts', { units: [] })

interface Opening {
  path?: string
  course?: Course
  structure?: ReturnType<typeof makeDocumentServer>
  texts?: ReturnType<typeof makeDocumentServer>
}

/** Opens the editor in one window, with documents of its own. */
export function openEditor({
  path = `/courses/edit/${courseId}`,
  course = aDraft(),
  structure = makeDocumentServer(),
  texts = makeDocumentServer(),
}: Opening = {}) {
  const lines = { structure: structure.newLine(), texts: texts.newLine() }
  lines.structure.open()
  lines.texts.open()
  const documents = createSharedDocuments(lines.structure, 0)
  const unitTexts = createSharedDocuments(lines.texts, 0)
  const uploads = createCourseUploads({ courseId, account: student.id, onChanged: () => undefined })

  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: <OneWindow course={course} uploads={uploads} documents={documents} unitTexts={unitTexts} />,
      },
    ],
    { initialEntries: [path] },
  )
  const queryClient = createQueryClient(() => undefined)
  const view = render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  )
  return {
    view,
    structure,
    texts,
    lines,
    router,
    user: userEvent.setup({ delay: null }),
    at: () => router.state.location.pathname + router.state.location.search,
  }
}

interface OneWindowProps {
  course: Course
  uploads: CourseUploads
  documents: Documents
  unitTexts: Documents
}

function OneWindow({ course, uploads, documents, unitTexts }: OneWindowProps) {
  const named = { kind: courseDocuments.structure, thingId: courseId, accountId: student.id, schema: courseSchema }
  const shared = useSharedDocument(named, documents)
  const { isReady } = useSharedView(shared, student.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only with the files as they were when the page opened
  useEffect(() => {
    void uploads.start(course.files)
    return uploads.stop
  }, [uploads])
  const { pathname, search } = useLocation()
  const place = pathname.endsWith('/guide') ? { part: 'guide' as const } : placeOf(new URLSearchParams(search))
  if (!shared || !isReady) return null
  return (
    <Editor
      course={course}
      shared={shared}
      uploads={uploads}
      place={place}
      accountId={student.id}
      documents={unitTexts}
    />
  )
}
