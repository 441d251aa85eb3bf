import { expect, test } from 'vitest'
import { courseId, unitIds } from '../courses.fixture.ts'
import { courseLinksIn } from './course-link.rules.ts'

const page = `/courses/${courseId}`

test('an address leads to a course or to one of its units, on its page or where it is learnt', () => {
  expect(courseLinksIn([page])).toEqual([{ courseId, unitId: null }])
  for (const address of [`${page}?unit=${unitIds[0]}`, `${page}/learn?unit=${unitIds[0]}`])
    expect(courseLinksIn([address])).toEqual([{ courseId, unitId: unitIds[0] }])
  expect(courseLinksIn([`${page}/learn?unit=3`])).toEqual([{ courseId, unitId: null }])
})

test('the same twice is one, and what leads elsewhere is none', () => {
  expect(courseLinksIn([page, `${page}/`, `${page}/learn`, page.toUpperCase().replace('COURSES', 'courses')])).toEqual([
    { courseId, unitId: null },
  ])
  expect(courseLinksIn(['/courses', '/courses/manage', `${page}/learners`, `/user/person/${courseId}`])).toEqual([])
})
