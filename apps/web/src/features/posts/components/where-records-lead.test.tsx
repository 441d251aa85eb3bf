import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openApplication } from '../../../testing/open-application.tsx'
import { aPost, teacher, writersServer } from '../posts.fixture.ts'

const hrefOf = (name: string, within_: ReturnType<typeof within>) => {
  const address = new URL(within_.getByRole('link', { name }).getAttribute('href') ?? '', 'http://a.test')
  return Object.fromEntries(address.searchParams)
}
const records = (part: Parameters<typeof aPost>[0] = {}) =>
  writersServer().on('GET /api/v2/portfolios', { items: [aPost(part)], nextCursor: null, months: [] })

beforeEach(() => localStorage.clear())

it('tags and the kind of my record lead to my records that have them', async () => {
  records()
  openApplication('/portfolio?view=mine')
  const post = within(await screen.findByRole('article', { name: '水質檢測' }))
  expect(hrefOf('SDG 6 淨水與衛生', post)).toEqual({ view: 'mine', tags: 'sdg_6' })
  expect(hrefOf('# 專題研究', post)).toEqual({ view: 'mine', customTags: '專題研究' })
})

it('those of somebody else lead to what everybody may see', async () => {
  records({ owner: teacher })
  openApplication('/portfolio?view=public')
  const post = within(await screen.findByRole('article', { name: '水質檢測' }))
  expect(hrefOf('SDG 6 淨水與衛生', post)).toEqual({ view: 'public', tags: 'sdg_6' })
})

it('a tile names its author where it may be anybody, and not among my own', async () => {
  localStorage.setItem('learntrail.portfolio-layout', 'grid')
  records({ owner: teacher })
  openApplication('/portfolio?view=public')
  const tile = within(await screen.findByRole('article', { name: '水質檢測' }))
  expect(tile.getByRole('link', { name: '陳老師' })).toHaveAttribute('href', `/user/person/${teacher.id}`)
})
