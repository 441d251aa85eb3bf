import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { currentUserQuery } from '../api/read-current-user.ts'

const open = (address: string, person = student) => {
  guestServer().on('GET /api/v2/users/current', person)
  return openApplication(address)
}
const chosen = (name: string) => screen.findByRole('tab', { name, selected: true })

it('the part that is open stands in the address, so that a reload opens it again', async () => {
  const { user, at } = open('/user/profile')
  expect(await chosen('關於我')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: '姓名與學校' }))
  expect(await chosen('姓名與學校')).toBeInTheDocument()
  expect(at()).toBe('/user/profile?part=organization')
})

it('opens the part of the address; another one is not known', async () => {
  open('/user/profile?part=organization')
  expect(await chosen('姓名與學校')).toBeInTheDocument()
})

it('opens what is out of date, and stays there once it is not', async () => {
  const { user, queryClient } = open('/user/profile?part=nothing', { ...student, isProfileOutdated: true })
  expect(await chosen('姓名與學校')).toBeInTheDocument()
  act(() => queryClient.setQueryData(currentUserQuery.queryKey, student))
  await user.tab()
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('姓名與學校')
})
