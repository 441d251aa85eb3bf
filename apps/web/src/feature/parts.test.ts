import { expect, test } from 'vitest'
import type { IconName } from '../ui/icon.tsx'
import { partsOf } from './parts.ts'
import type { WebFeature } from './web-feature.ts'

const asking = (name: string, looks: WebFeature['notices']): WebFeature => ({ name, ...(looks && { notices: looks }) })
const looksOf = (picture: IconName) => ({ pictures: { groups: picture } })

test('the parts of a kind come in the order of the list, once, and not before they are wanted', async () => {
  let loads = 0
  const later = asking('first', async () => {
    loads += 1
    await Promise.resolve()
    return looksOf('friends')
  })
  const parts = partsOf([later, asking('without', undefined), asking('second', async () => looksOf('edit'))])
  expect(parts.loaded('notices')).toBeUndefined()
  expect(loads).toBe(0)
  const looks = await parts.load('notices')
  expect(looks.map(({ pictures }) => pictures?.groups)).toEqual(['friends', 'edit'])
  expect(parts.loaded('notices')).toBe(looks)
  await parts.load('notices')
  expect(loads).toBe(1)
  expect(parts.loaded('screens')).toBeUndefined()
})

test('what could not be loaded is asked for again', async () => {
  let isOffline = true
  const parts = partsOf([
    asking('far', async () => {
      if (isOffline) throw new Error('no line')
      return looksOf('clock')
    }),
  ])
  await expect(parts.load('notices')).rejects.toThrow('no line')
  isOffline = false
  expect(await parts.load('notices')).toHaveLength(1)
})

test('two applications share nothing but the list they are made from', async () => {
  const list = [asking('one', async () => looksOf('lock'))]
  const [one, other] = [partsOf(list), partsOf(list)]
  await one.load('notices')
  expect(other.loaded('notices')).toBeUndefined()
})
