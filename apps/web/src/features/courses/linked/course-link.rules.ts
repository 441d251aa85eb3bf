import type { CourseLink } from '@learntrail/contract/courses/linked'

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const ofCourse = new RegExp(`^/courses/(${id})(?:/learn)?/?$`, 'i')
const isId = new RegExp(`^${id}$`, 'i')

/** Returns the courses and units that local addresses lead to, without repetition. */
export function courseLinksIn(addresses: readonly string[]): CourseLink[] {
  const links = addresses.flatMap((address): CourseLink[] => {
    const [path = '', query = ''] = address.split('?')
    const courseId = ofCourse.exec(path)?.[1]
    if (courseId === undefined) return []
    const unit = new URLSearchParams(query).get('unit')
    return [{ courseId: courseId.toLowerCase(), unitId: unit !== null && isId.test(unit) ? unit.toLowerCase() : null }]
  })
  return [...new Map(links.map((link) => [`${link.courseId} ${link.unitId}`, link])).values()]
}
