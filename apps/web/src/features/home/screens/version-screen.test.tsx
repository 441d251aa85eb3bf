import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'

it('tells staff which outside programs the server found, and nobody else', async () => {
  const server = guestServer()
    .on('GET /api/v2/users/current', { ...student, role: 'staff' })
    .on('GET /api/v2/file/programs', {
      programs: [
        { name: 'ffmpeg', version: 'ffmpeg version 5.1' },
        { name: 'libreoffice', version: null },
      ],
    })
  openApplication('/version')
  expect(await screen.findByText('ffmpeg version 5.1', {}, { timeout: 8_000 })).toBeInTheDocument()
  expect(screen.getByText('沒有安裝')).toBeInTheDocument()
  expect(server.received('GET /api/v2/file/programs')).toHaveLength(1)
})

it('shows a student the versions only', async () => {
  const server = guestServer().on('GET /api/v2/users/current', student)
  openApplication('/version')
  expect(await screen.findByText('版本紀錄', { selector: 'h1' }, { timeout: 8_000 })).toBeInTheDocument()
  expect(server.received('GET /api/v2/file/programs')).toHaveLength(0)
})
