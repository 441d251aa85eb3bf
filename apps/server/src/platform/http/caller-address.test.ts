import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addressIn, networkOf } from './caller-address.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:567', '192.0.2.1'],
  ['[::1]:80', '::1'],
  ['[2001:DB8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:443', 'fe80::1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
])('%s is the address %s', (text, address) => {
  expect(addressIn(text)).toBe(address)
})

test.each([
  undefined,
  '',
  'unknown',
  '_hidden',
  '"><script>alert(1)</script>',
  '1'.repeat(500),
  `192.0.2.1:${'9'.repeat(500)}`,
  '192.0.2',
  '192.0.2.999',
  '192.0.2.1, 192.0.2.2',
  '[]:80',
  '%',
])('%s is no address', (text) => {
  expect(addressIn(text)).toBeUndefined()
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['', ''],
])('calls of the address %j are counted as %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('nothing else reads where a call comes from', () => {
  const folder = join(import.meta.dirname, '../..')
  const readers = globSync('**/*.ts', { cwd: folder, exclude: (name) => /\.(test|fixture)\.ts$/.test(name) })
    .filter((path) => !path.startsWith('testing'))
    .filter((path) =>
      /remoteAddress|handshake\.address|request\.ips?\b/i.test(readFileSync(join(folder, path), 'utf8')),
    )
  expect(readers).toEqual(['platform/http/caller-address.ts'])
})
