import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { personCard } from '../../testing/people.ts'
import { ownSchool, pupil, schoolId, schoolServer } from './schools.fixture.ts'

it('leads into my school at once where I act for one alone', async () => {
  schoolServer()
  const { at } = openApplication('/school')
  await waitFor(() => expect(at()).toBe(`/school/${schoolId}`))
})

it('has the way into each where I act for several, and is refused where I act for none', async () => {
  const other = { ...ownSchool, schoolId: schoolId.replace(/1$/, '2'), schoolName: '看山高中' }
  schoolServer([ownSchool, other])
  const { view } = openApplication('/school')
  expect(await screen.findByRole('link', { name: '看山高中' })).toHaveAttribute('href', `/school/${other.schoolId}`)
  expect(screen.getByRole('link', { name: '望海高中' })).toHaveAttribute('href', `/school/${schoolId}`)
  view.unmount()
  schoolServer([])
  openApplication('/school')
  expect(await screen.findByText('這裡只開放給學校的負責人')).toBeVisible()
})

it('a colleague is vouched for with one press, and why one cannot is said', async () => {
  const vouching = 'POST /api/v2/users/:id/teacher'
  const { id } = pupil(1)
  const server = schoolServer([])
    .on(vouching, refuse(403, { code: 'NO_PERMISSION' }))
    .on('GET /api/v2/users/:id', personCard({ id, displayName: '王老師' }))
  const { user, at } = openApplication(`/school/vouch/${id}`)
  const vouch = await screen.findByRole('button', { name: '確認是同校老師' })
  await user.click(vouch)
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  expect(at()).toBe(`/school/vouch/${id}`)
  server.on(vouching, { ok: true } as never)
  await user.click(vouch)
  await waitFor(() => expect(at()).toBe(`/user/person/${id}`))
  expect(server.received(vouching).at(-1)?.path).toBe(`/api/v2/users/${id}/teacher`)
})
