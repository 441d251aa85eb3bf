import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aFile, aPost, writersServer } from '../features/posts/posts.fixture.ts'
import { openApplication } from '../testing/open-application.tsx'

const photo = (part: Parameters<typeof aFile>[0] = {}) => aFile({ thumbnailWidths: [320, 640], ...part })
const film = aFile({ type: 2, thumbnailWidths: [640] })

beforeEach(() => {
  localStorage.clear()
  for (const link of document.head.querySelectorAll('link')) link.remove()
  vi.resetModules()
})

/**
 * Runs boot.ts at an address as a page without other code does. Returns `imagesrcset` and `imagesizes` of the preloaded
 * pictures.
 */
async function boot(address: string) {
  history.replaceState(null, '', address)
  await vi.importActual('./boot.ts')
  const answers = await Promise.all((window.learntrailEarly ?? []).map(({ answer }) => answer))
  await Promise.all(answers.map((answer) => answer.clone().json()))
  const links = [...document.head.querySelectorAll('link[imagesrcset]')]
  return links.map((link) => [link.getAttribute('imagesrcset'), link.getAttribute('imagesizes')])
}

async function pictureShown() {
  const [first] = await screen.findAllByRole('link', { name: /^(看大圖|播放影片)/ })
  const picture = first?.querySelector('img')
  return [picture?.getAttribute('srcset'), picture?.getAttribute('sizes')]
}

it.each([
  ['one photo', [photo()]],
  ['a small photo', [photo({ width: 500, thumbnailWidths: [320] })]],
  ['several', [photo(), film]],
  ['a film before a photo', [film, photo()]],
])('the first picture of the trail is asked for in the form in which it is shown: %s', async (_, files) => {
  const items = [aPost({ files }), aPost({ title: '下一則' })]
  writersServer().on('GET /api/v2/portfolios', { items, nextCursor: null, months: [] })
  const asked = await boot('/portfolio')
  openApplication('/portfolio?view=mine')
  expect(asked).toEqual([await pictureShown()])
})

it('so is that of the stream, where somebody lands on it', async () => {
  localStorage.setItem('learntrail.stream', 'yes')
  const post = aPost({ files: [photo()] })
  writersServer()
    .on('GET /api/v2/stream', { items: [{ kind: 'post', place: post.id, post }], nextCursor: null, seenUpTo: null })
    .on('GET /api/v2/stream/new', { count: 0, hasSources: true })
    .on('PATCH /api/v2/stream/seen', { seenUpTo: post.id })
  const asked = await boot('/portfolio')
  expect(location.search).toBe('?view=stream')
  openApplication('/portfolio?view=stream')
  expect(asked).toEqual([await pictureShown()])
})

it('so is that of a record, however the trail is shown', async () => {
  localStorage.setItem('learntrail.portfolio-layout', 'grid')
  const post = aPost({ files: [photo()] })
  writersServer().on('GET /api/v2/portfolios/:id', post)
  const asked = await boot(`/user/portfolio/${post.id}`)
  openApplication(`/user/portfolio/${post.id}`)
  expect(asked).toEqual([await pictureShown()])
})

it.each([
  ['without files', () => aPost({ files: [] })],
  ['with a document alone', () => aPost({ files: [aFile({ type: 64 })] })],
  [
    'as tiles',
    () => {
      localStorage.setItem('learntrail.portfolio-layout', 'grid')
      return aPost({ files: [photo()] })
    },
  ],
])('none is asked for of a trail %s', async (_, first) => {
  writersServer().on('GET /api/v2/portfolios', { items: [first()], nextCursor: null, months: [] })
  expect(await boot('/portfolio')).toEqual([])
})
