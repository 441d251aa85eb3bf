import { defaultPreferences } from '@learntrail/contract/profiles/preferences'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readStored, storedKeys } from '../../i18n/stored-choice.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

const newcomer = { ...student, createdAt: new Date().toISOString() }

const open = (isFirstVisitFinished: boolean) => {
  guestServer()
    .on('GET /api/v2/users/current', newcomer)
    .on('GET /api/v2/portfolios', { items: [], nextCursor: null, months: [] })
    .on('GET /api/v2/users/preferences', { ...defaultPreferences, isFirstVisitFinished })
  openApplication('/portfolio')
}
const line = () => screen.findByRole('link', { name: '開始' })

test('whoever is new is led to the first visit, above the trail', async () => {
  open(false)
  expect(await line()).toHaveAttribute('href', '/newuser/0/0')
  await waitFor(() => expect(readStored(storedKeys.welcome)).toBe('open'))
})

test('room is kept for the line until it was taken or sent away', async () => {
  open(true)
  await waitFor(() => expect(readStored(storedKeys.welcome)).toBe('done'))
  expect(screen.queryByRole('link', { name: '開始' })).not.toBeInTheDocument()
})
