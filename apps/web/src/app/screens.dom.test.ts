import { screenPaths } from '@learntrail/contract/screens'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { partsOf } from '../feature/parts.ts'
import { features } from './features.ts'

const firstScreens = features.flatMap((feature) => feature.firstScreens ?? [])
const otherScreens = (await partsOf(features).load('screens')).flat()

test('the server answers the page for every screen of the router, and for no other address', () => {
  const paths = ['/', ...firstScreens.map(({ path }) => path), ...otherScreens.map(({ path }) => path)]
  expect(paths.sort()).toEqual([...screenPaths].sort())
})

test('no other screen hides behind a first one, which would be opened in its place', () => {
  const first = firstScreens.map(({ path }) => ({ path }))
  const addresses = otherScreens.map(({ path }) => path.replaceAll('?', '').replace(/:\w+/g, 'x'))
  expect(addresses.filter((address) => matchRoutes(first, address) !== null)).toEqual([])
})
