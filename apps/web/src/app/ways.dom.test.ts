import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import type { ScreenRoute } from '../feature/screen-route.ts'
import { paths } from '../paths.ts'
import { features } from './features.ts'

const sources = import.meta.glob<string>(['../features/*/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.fixture.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const names = features.map(({ name }) => name)

/** `drafts` writes the screens of records and `posts` reads them; to other features they count as one. */
const roomOf = (name: string) => (name === 'drafts' ? 'posts' : name)

/** Returns each screen with its feature. Screens of `composed` belong to every feature. */
async function screens() {
  const listed = features.map(async ({ name, firstScreens = [], screens: later }) => {
    const all: readonly ScreenRoute[] = [...firstScreens, ...((await later?.()) ?? [])]
    return all.map(({ path }) => ({ name, path }))
  })
  return (await Promise.all(listed)).flat()
}

const ownerOf = (pathname: string, known: readonly { name: string; path: string }[]) =>
  (known.find(({ path }) => path === pathname) ?? known.find(({ path }) => matchPath(path, pathname)))?.name

/** Returns the pathname of an entry of `paths`, trying different arguments. */
function pathnameOf(path: string | ((...parts: never[]) => string)): string {
  if (typeof path === 'string') return path.split('?')[0] ?? ''
  for (const given of [
    ['1', '1'],
    [['1'], 1],
    ['1', ['1']],
  ]) {
    try {
      return path(...(given as never[])).split('?')[0] ?? ''
    } catch {
      // It takes other arguments.
    }
  }
  throw new Error('a path that is made of what this test does not know')
}

test('a feature names no screen of one above it: those have ways from there', async () => {
  const known = await screens()
  const owners = Object.fromEntries(Object.entries(paths).map(([key, path]) => [key, ownerOf(pathnameOf(path), known)]))
  expect(owners).toMatchObject({ report: 'reports', bulletin: 'bulletins', draft: 'drafts', group: 'groups' })
  const upward = Object.entries(sources).flatMap(([file, text]) => {
    const from = roomOf(file.split('/')[2] ?? '')
    return [...text.matchAll(/\bpaths\.(\w+)/g)].flatMap(([, key = '']) => {
      const owner = roomOf(owners[key] ?? from)
      const isAbove = owner !== 'composed' && owner !== from && names.indexOf(owner) > names.indexOf(from)
      return isAbove ? [`${file}: ${key}`] : []
    })
  })
  expect(upward).toEqual([])
})
