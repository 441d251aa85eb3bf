import { screenPaths } from '@learntrail/contract/screens'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { createRoutes } from './routes.tsx'

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)])

test('the server answers the page for every screen of the router, and for no other address', () => {
  const paths = pathsOf(createRoutes(createQueryClient(() => undefined)))
  expect(paths.filter((path) => path !== '*').sort()).toEqual([...screenPaths].sort())
})
